// The legal texts of the demo site. The privacy notice describes this software. The club and its imprint are invented,
// so an operator must adapt all texts.
import { defaultLegalForms, type LegalForms } from "#contract/schemas/legal.ts";
import type { SeedEntry } from "../../types.ts";

const privacy: SeedEntry = {
  title: "Datenschutz",
  tags: ["Seite|Datenschutz"],
  publishedDaysAgo: 380,
  content: [
    "<p><strong>Hinweis für den Betrieb:</strong> Dieser Text beschreibt, was die Software in der Grundeinstellung tut. Der Verein muss ihn prüfen, ergänzen und aktuell halten, bevor er ihn verwendet, vor allem bei den Speicherfristen und beim Dienstleister, auf dessen Server die Website läuft.</p>",
    "<h2>Das Wichtigste in Kürze</h2><ul><li>Diese Website läuft auf einem eigenen Server. Schriften, Bilder und Programme kommen von dort, nicht von Dritten.</li><li>Wir zählen, welche Seiten gelesen werden, aber nicht, wer sie liest: ohne Cookies, ohne Profile, ohne Werbung.</li><li>Inhalte anderer Anbieter lädt sie nur, wenn Sie es wollen: die bewegliche Karte erst nach Ihrem Klick.</li><li>Was Sie uns schreiben, lesen nur die Menschen im Verein, die Ihnen antworten.</li></ul>",
    '<h2>Wer verantwortlich ist</h2><p>Mosthof Sonnenau e.\u00a0V., Am Mosthang 7, 98999 Sonnenau<br>Telefon <a href="tel:+493023125141">030\u00a023125\u00a0141</a>, E-Mail <a href="mailto:datenschutz@mosthof.example.org">datenschutz@mosthof.example.org</a></p><p>Vertreten durch den Vorstand, siehe <a href="/Impressum">Impressum</a>. Einen Datenschutzbeauftragten muss der Verein nach seiner Größe nicht bestellen.</p>',
    "<h2>Wenn Sie die Website aufrufen</h2><h3>Protokolle des Servers</h3><p>Der Server schreibt zu jedem Aufruf auf: Zeitpunkt, aufgerufene Adresse, Antwort und Dauer, dazu Ihre IP-Adresse in gekürzter Form, sodass sie sich keinem Anschluss mehr zuordnen lässt. Wir brauchen das, um Fehler und Angriffe zu erkennen (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0f DSGVO). Die Protokolle werden nach höchstens 14\u00a0Tagen gelöscht.</p><h3>Gezählte Seitenaufrufe</h3><p>Wir zählen je Tag, wie oft jede Seite aufgerufen wird, von welcher Website Besucher kommen, mit welcher Art von Gerät und in welcher Sprache. Ihre IP-Adresse speichern wir dafür nicht: Aus ihr und der Kennung Ihres Browsers wird mit einer Zufallszahl ein Prüfwert, damit ein Besucher an einem Tag nur einmal zählt; Zufallszahl und Prüfwerte werden nach dem Tag gelöscht. Die Summen bewahren wir 25\u00a0Monate auf. So sehen wir, was gelesen wird (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0f DSGVO). Sie können widersprechen: im Fuß jeder Seite unter „Cookie-Einstellungen“ oder mit „Do Not Track“ oder „Global Privacy Control“ in Ihrem Browser.</p><h3>Cookies</h3><p>Notwendige Cookies dürfen wir ohne Einwilligung setzen (§\u00a025 Abs.\u00a02 Nr.\u00a02 TDDDG):</p><ul><li><strong>Sitzung:</strong> nur wenn Sie sich anmelden; endet mit dem Abmelden oder läuft von selbst ab.</li><li><strong>lang:</strong> merkt sich, ob Sie Deutsch oder Englisch gewählt haben.</li><li><strong>analytics:</strong> nur wenn Sie nicht gezählt werden möchten; merkt sich das ein halbes Jahr.</li></ul><p>Andere Cookies setzt diese Website nicht, deshalb fragt sie Sie auch nicht danach.</p>",
    "<h2>Wenn Sie im Shop bestellen</h2><h3>Warenkorb</h3><p>Was Sie in den Warenkorb legen, merkt sich Ihr eigener Browser, damit es morgen noch da ist; ebenso, bis Sie den Tab schließen, was Sie an der Kasse eingetragen haben. Wir erfahren es erst, wenn Sie bestellen. Dafür braucht es keine Einwilligung (§\u00a025 Abs.\u00a02 Nr.\u00a02 TDDDG).</p><h3>Bestellung</h3><p>Wir speichern Name, Anschrift, E-Mail-Adresse, Telefonnummer und Bemerkung, soweit Sie sie angeben, und was Sie bestellt haben, um den Vertrag zu erfüllen (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b DSGVO). Der Paketdienst bekommt von uns, was er für die Zustellung braucht. Rechnungen bewahren wir acht Jahre auf, weil das Steuerrecht es verlangt (Buchst.\u00a0c); alles andere löschen wir, wenn keine Ansprüche mehr offen sind.</p>",
    '<h2>Wenn Sie die Karte öffnen</h2><p>Unter „Kontakt“ und „Projekt“ zeigen wir zuerst ein Kartenbild, das von unserem eigenen Server kommt. Erst wenn Sie auf „Karte öffnen“ klicken, lädt Ihr Browser die Karte von den Servern der OpenStreetMap Foundation (St John’s Innovation Centre, Cambridge, Vereinigtes Königreich). Sie erfährt dabei Ihre IP-Adresse, Ihren Browser, die Adresse dieser Website und den Kartenausschnitt. Mit dem Klick willigen Sie darin ein (§\u00a025 Abs.\u00a01 TDDDG, Art.\u00a06 Abs.\u00a01 Buchst.\u00a0a DSGVO); die Einwilligung gilt nur für diese Ansicht. Mehr dazu: <a href="https://osmfoundation.org/wiki/Privacy_Policy">Datenschutzerklärung der OpenStreetMap Foundation</a>.</p>',
    "<h2>Wenn Sie uns schreiben oder anrufen</h2><p>Aus Ihrer E-Mail und Ihrem Anruf bewahren wir auf, was wir für die Antwort brauchen: Namen, Adresse oder Telefonnummer und Ihr Anliegen (Art.\u00a06 Abs.\u00a01 Buchst.\u00a0f DSGVO, bei Anfragen zu Miete, Kursen oder Käufen Buchst.\u00a0b). Wir löschen es, wenn die Sache erledigt ist, spätestens nach einem Jahr. Rechnungen bewahren wir so lange auf, wie das Steuerrecht es verlangt (Buchst.\u00a0c).</p>",
    "<h2>Ihre Rechte</h2><p>Sie können jederzeit verlangen, dass wir Ihnen Auskunft über Ihre Daten geben (Art.\u00a015 DSGVO), sie berichtigen (Art.\u00a016), löschen (Art.\u00a017), ihre Verarbeitung einschränken (Art.\u00a018) oder sie Ihnen in einem gängigen Format übergeben (Art.\u00a020). Verarbeitungen, die wir auf ein berechtigtes Interesse stützen, können Sie widersprechen (Art.\u00a021). Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen.</p><p>Eine formlose Nachricht genügt. Außerdem können Sie sich bei einer Datenschutzaufsichtsbehörde beschweren (Art.\u00a077), etwa bei der des Landes, in dem Sie wohnen.</p>",
  ],
};

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
