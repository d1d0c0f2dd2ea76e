// The legal texts of the demo site. The club and its imprint are invented,
// so an operator must adapt all texts.
import { defaultLegalForms, type LegalForms } from "#contract/schemas/legal.ts";
import { privacyNotice } from "../../privacy-notice.ts";
import type { SeedEntry } from "../../types.ts";

const privacy = privacyNotice({
  mapPages: "„Kontakt“ und „Projekt“",
  controller:
    'Mosthof Sonnenau e.\u00a0V., Am Mosthang 7, 98999 Sonnenau<br>Telefon <a href="tel:+493023125141">030\u00a023125\u00a0141</a>, E-Mail <a href="mailto:datenschutz@mosthof.example.org">datenschutz@mosthof.example.org</a>',
  requests: "bei Anfragen zu Miete, Kursen oder Käufen",
});

const imprint: SeedEntry = {
  title: "Impressum",
  tags: ["Seite|Impressum"],
  publishedDaysAgo: 380,
  content: [
    '<h2>Angaben nach §\u00a05 DDG</h2><p>Mosthof Sonnenau e.\u00a0V.<br>Am Mosthang 7<br>98999 Sonnenau</p><p>Telefon <a href="tel:+493023125141">030\u00a023125\u00a0141</a><br>E-Mail <a href="mailto:post@mosthof.example.org">post@mosthof.example.org</a></p>',
    "<h3>Vorstand</h3><p>Renate Aumüller, 1.\u00a0Vorsitzende<br>Jochen Brandl, 2.\u00a0Vorsitzender<br>Mehmet Yildiz, Kassier<br>Katrin Seibold, Schriftführerin</p><p>Je zwei Mitglieder des Vorstands vertreten den Verein gemeinsam.</p>",
    "<h3>Register</h3><p>Eingetragen im Vereinsregister des Amtsgerichts Sonnenau unter VR\u00a00417.</p><h3>Steuer</h3><p>Steuernummer 000/141/00417<br>Umsatzsteuer-Identifikationsnummer nach §\u00a027\u00a0a UStG: DE000000417</p>",
    "<h3>Verantwortlich für den Inhalt nach §\u00a018 Abs.\u00a02 MStV</h3><p>Katrin Seibold, Am Mosthang 7, 98999 Sonnenau</p><h3>Streitbeilegung</h3><p>Wir sind weder verpflichtet noch bereit, an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Bisher hat ein Glas Saft gereicht.</p><h3>Bilder</h3><p>Alle Illustrationen sind für diese Website entstanden und gehören zu ihr. Ort, Verein, Personen und Nummern sind erfunden.</p>",
  ],
};

const statement: SeedEntry = {
  title: "Barrierefreiheit",
  tags: ["Seite|Barrierefreiheit"],
  publishedDaysAgo: 380,
  content: [
    "<h2>Wie zugänglich diese Website ist</h2><p>Diese Website soll für alle benutzbar sein. Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und die europäische Norm EN\u00a0301\u00a0549. Bisher hat sie nur der Verein selbst geprüft.</p>",
    '<h2>Wenn Ihnen etwas im Weg ist</h2><p>Schreiben Sie uns oder rufen Sie an, wenn Sie etwas nicht lesen oder bedienen können. Wir antworten Ihnen und beseitigen es, so bald wir können.</p><p>Telefon <a href="tel:+493023125141">030\u00a023125\u00a0141</a><br>E-Mail <a href="mailto:post@mosthof.example.org">post@mosthof.example.org</a></p>',
  ],
};

export const legal: SeedEntry[] = [privacy, imprint, statement];

/** The forms have the same content as the texts above. Publishing a form replaces its text. */
export const legalForms: LegalForms = {
  imprint: {
    ...defaultLegalForms.imprint,
    kind: "association",
    mail: "post@mosthof.example.org",
    phone: "030 23125 141",
    represented:
      "Renate Aumüller, 1. Vorsitzende\nJochen Brandl, 2. Vorsitzender\nMehmet Yildiz, Kassier\nKatrin Seibold, Schriftführerin",
    registerCourt: "Amtsgericht Sonnenau, Vereinsregister",
    registerNumber: "VR 00417",
    vatId: "DE000000417",
    responsible: "Katrin Seibold",
    dispute: "unwilling",
    extra:
      "Alle Illustrationen sind für diese Website entstanden und gehören zu ihr. Ort, Verein, Personen und Nummern sind erfunden.",
    extraEnglish:
      "All illustrations were made for this website and belong to it. Place, association, persons and numbers are invented.",
  },
  privacy: { ...defaultLegalForms.privacy, isOwnServer: true, logDays: 14 },
  accessibility: defaultLegalForms.accessibility,
  // The demo's terms and withdrawal notice are written by hand (terms.ts).
  withdrawal: defaultLegalForms.withdrawal,
  terms: defaultLegalForms.terms,
};
