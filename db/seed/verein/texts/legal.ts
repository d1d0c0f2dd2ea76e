// The club and its imprint are invented, so an operator must adapt all texts.
import { defaultLegalForms, type LegalForms } from "#contract/schemas/legal.ts";
import { privacyNotice } from "../../privacy-notice.ts";
import type { SeedEntry } from "../../types.ts";

const phone = '<a href="tel:+493023125921">030\u00a023125\u00a0921</a>';
const mail = '<a href="mailto:post@sv-talblick.example.org">post@sv-talblick.example.org</a>';
const privacyMail = '<a href="mailto:datenschutz@sv-talblick.example.org">datenschutz@sv-talblick.example.org</a>';
const address = "SV Talblick 1921 e.\u00a0V., Am Sportplatz 1, 98998 Talblick";

const privacy: SeedEntry = {
  ...privacyNotice({
    controller: `${address}<br>Telefon ${phone}, E-Mail ${privacyMail}`,
    mapPages: "„Kontakt“",
    requests: "bei Anfragen zu Mitgliedschaft, Probetraining oder Käufen",
  }),
  en: {
    title: "Privacy notice",
    content: [
      "<p><strong>Note for the operator:</strong> This text describes what the software does in its first state. The club must check it, complete it and keep it up to date before using it, above all the storage periods and the provider on whose server the website runs.</p>",
      "<h2>The main points</h2><ul><li>This website runs on a server of our own. Fonts, pictures and programs come from there, not from third parties.</li><li>We count which pages are read, but not by whom: without cookies, profiles or advertising.</li><li>It loads content of other providers only if you want it: the movable map comes after your click.</li><li>Only the people in the club who answer you read what you write to us.</li></ul>",
      `<h2>Who is responsible</h2><p>${address}, Germany<br>Telephone ${phone}, email ${privacyMail}</p><p>Represented by the board, see the <a href="/Impressum">imprint</a>. A club of this size need not appoint a data protection officer.</p>`,
      "<h2>When you open the website</h2><h3>Server logs</h3><p>For each request the server notes the time, the address, the answer and how long it took, and your IP address in a shortened form that no longer belongs to any connection. We need this to find errors and attacks (Art.\u00a06(1)(f) GDPR). The logs are deleted after 14\u00a0days at most.</p><h3>Counted visits</h3><p>For each day we count how often each page is opened, from which website visitors come, with what kind of device and in which language. We do not store your IP address for this: together with the identifier of your browser and a random number it becomes a check value, so that a visitor counts only once a day; random number and check values are deleted after the day. We keep the totals for 25\u00a0months. They show us what is read (Art.\u00a06(1)(f) GDPR). You can object: at the foot of each page under “Cookie settings”, or with “Do Not Track” or “Global Privacy Control” in your browser.</p><h3>Cookies</h3><p>We may set necessary cookies without consent (section 25(2) no.\u00a02 TDDDG):</p><ul><li><strong>Session:</strong> only if you sign in; it ends when you sign out, or expires by itself.</li><li><strong>lang:</strong> remembers whether you chose German or English.</li><li><strong>analytics:</strong> only if you do not want to be counted; remembers this for half a year.</li></ul><p>This website sets no other cookies, so it does not ask you about them.</p>",
      "<h2>When you order in the shop</h2><h3>Cart</h3><p>Your own browser remembers what you put into the cart, so that it is still there tomorrow, and, until you close the tab, what you entered at the checkout. We learn of it only when you order. This needs no consent (section 25(2) no.\u00a02 TDDDG).</p><h3>Order</h3><p>We store your name, address, email address, telephone number and remark, as far as you give them, and what you ordered, to perform the contract (Art.\u00a06(1)(b) GDPR). The parcel service receives from us what it needs for the delivery. We keep invoices for eight years, because tax law demands it (letter c); we delete everything else when no claims are open any more.</p>",
      '<h2>When you open the map</h2><p>Under “Contact” we first show an image of the map that comes from our own server. Only when you click “Open map” does your browser load the map from the servers of the OpenStreetMap Foundation (St John’s Innovation Centre, Cambridge, United Kingdom). The foundation then learns your IP address, your browser, the address of this website and the part of the map. With the click you consent to this (section 25(1) TDDDG, Art.\u00a06(1)(a) GDPR); the consent applies to this view only. More about it: <a href="https://osmfoundation.org/wiki/Privacy_Policy">privacy policy of the OpenStreetMap Foundation</a>.</p>',
      "<h2>When you write to us or call us</h2><p>Of your email and your call we keep what we need for the answer: name, address or telephone number, and your request (Art.\u00a06(1)(f) GDPR, for requests about membership, trial sessions or purchases letter b). We delete it when the matter is closed, after a year at the latest. We keep invoices for as long as tax law demands (letter c).</p>",
      "<h2>Your rights</h2><p>You can demand at any time that we give you information about your data (Art.\u00a015 GDPR), correct them (Art.\u00a016), delete them (Art.\u00a017), restrict their processing (Art.\u00a018) or hand them over in a common format (Art.\u00a020). You can object to processing that we base on a legitimate interest (Art.\u00a021). You can withdraw consent for the future at any time.</p><p>An informal message is enough. You can also complain to a data protection authority (Art.\u00a077), such as that of the state in which you live.</p>",
    ],
  },
};

const imprint: SeedEntry = {
  title: "Impressum",
  tags: ["Seite|Impressum"],
  publishedDaysAgo: 380,
  content: [
    `<h2>Angaben nach §\u00a05 DDG</h2><p>SV Talblick 1921 e.\u00a0V.<br>Am Sportplatz 1<br>98998 Talblick</p><p>Telefon ${phone}<br>E-Mail ${mail}</p>`,
    "<h3>Vorstand</h3><p>Sabine Wolter, 1.\u00a0Vorsitzende<br>Murat Aksoy, 2.\u00a0Vorsitzender<br>Elke Rombach, Kassenwartin<br>Felix Habermann, Schriftführer</p><p>Je zwei Mitglieder des Vorstands vertreten den Verein gemeinsam.</p>",
    "<h3>Register</h3><p>Eingetragen im Vereinsregister des Amtsgerichts Talblick unter VR\u00a001921.</p><h3>Steuer</h3><p>Steuernummer 000/141/01921<br>Umsatzsteuer-Identifikationsnummer nach §\u00a027\u00a0a UStG: DE000001921</p>",
    "<h3>Verantwortlich für den Inhalt nach §\u00a018 Abs.\u00a02 MStV</h3><p>Felix Habermann, Am Sportplatz 1, 98998 Talblick</p><h3>Streitbeilegung</h3><p>Wir sind weder verpflichtet noch bereit, an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen. Bisher hat sich noch jeder Streit in der dritten Halbzeit erledigt.</p><h3>Bilder</h3><p>Alle Illustrationen sind für diese Website entstanden und gehören zu ihr. Ort, Verein, Firmen, Personen und Nummern sind erfunden.</p>",
  ],
  en: {
    title: "Imprint",
    content: [
      `<h2>Information under section 5 DDG</h2><p>SV Talblick 1921 e.\u00a0V.<br>Am Sportplatz 1<br>98998 Talblick<br>Germany</p><p>Telephone ${phone}<br>Email ${mail}</p>`,
      "<h3>Board</h3><p>Sabine Wolter, chairwoman<br>Murat Aksoy, vice chairman<br>Elke Rombach, treasurer<br>Felix Habermann, secretary</p><p>Any two members of the board represent the club together.</p>",
      "<h3>Register</h3><p>Entered in the register of associations of the local court of Talblick, VR\u00a001921.</p><h3>Tax</h3><p>Tax number 000/141/01921<br>VAT identification number: DE000001921</p>",
      "<h3>Responsible for the content under section 18(2) MStV</h3><p>Felix Habermann, Am Sportplatz 1, 98998 Talblick</p><h3>Dispute resolution</h3><p>We are neither obliged nor willing to take part in dispute resolution before a consumer arbitration board. So far, every dispute has been settled after the final whistle.</p><h3>Pictures</h3><p>All illustrations were made for this website and belong to it. Place, club, companies, persons and numbers are invented.</p>",
    ],
  },
};

const statement: SeedEntry = {
  title: "Barrierefreiheit",
  tags: ["Seite|Barrierefreiheit"],
  publishedDaysAgo: 380,
  content: [
    "<h2>Wie zugänglich diese Website ist</h2><p>Diese Website soll für alle benutzbar sein. Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und die europäische Norm EN\u00a0301\u00a0549. Bisher hat sie nur der Verein selbst geprüft.</p>",
    `<h2>Wenn Ihnen etwas im Weg ist</h2><p>Schreiben Sie uns oder rufen Sie an, wenn Sie etwas nicht lesen oder bedienen können. Wir antworten Ihnen und beseitigen es, so bald wir können.</p><p>Telefon ${phone}<br>E-Mail ${mail}</p>`,
    "<h2>Am Platz</h2><p>Der Weg vom Parkplatz bis zur Bande hat keine Stufen. Im Vereinsheim gibt es ein rollstuhlgerechtes WC. Vier Plätze an der Mittellinie sind für Rollstühle frei; wer dort sitzt, bekommt die Wurst gebracht.</p>",
  ],
  en: {
    title: "Accessibility",
    content: [
      "<h2>How accessible this website is</h2><p>This website should be usable for everyone. The measure is the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and the European standard EN\u00a0301\u00a0549. So far only the club itself has checked it.</p>",
      `<h2>If something is in your way</h2><p>Write to us or call us if you cannot read or use something. We will answer you, and remove the obstacle as soon as we can.</p><p>Telephone ${phone}<br>Email ${mail}</p>`,
      "<h2>At the ground</h2><p>The way from the car park to the rail has no steps. The clubhouse has a wheelchair-accessible toilet. Four places at the halfway line are kept free for wheelchairs, with sausage service.</p>",
    ],
  },
};

export const legal: SeedEntry[] = [privacy, imprint, statement];

/** The forms have the same content as the texts above. Publishing a form replaces its text. */
export const legalForms: LegalForms = {
  imprint: {
    ...defaultLegalForms.imprint,
    kind: "association",
    mail: "post@sv-talblick.example.org",
    phone: "030 23125 921",
    represented:
      "Sabine Wolter, 1. Vorsitzende\nMurat Aksoy, 2. Vorsitzender\nElke Rombach, Kassenwartin\nFelix Habermann, Schriftführer",
    registerCourt: "Amtsgericht Talblick, Vereinsregister",
    registerNumber: "VR 01921",
    vatId: "DE000001921",
    responsible: "Felix Habermann",
    dispute: "unwilling",
    extra:
      "Alle Illustrationen sind für diese Website entstanden und gehören zu ihr. Ort, Verein, Firmen, Personen und Nummern sind erfunden.",
    extraEnglish:
      "All illustrations were made for this website and belong to it. Place, club, companies, persons and numbers are invented.",
  },
  privacy: { ...defaultLegalForms.privacy, isOwnServer: true, logDays: 14 },
  accessibility: defaultLegalForms.accessibility,
  // The demo's terms and withdrawal notice are written by hand (terms.ts).
  withdrawal: defaultLegalForms.withdrawal,
  terms: defaultLegalForms.terms,
};
