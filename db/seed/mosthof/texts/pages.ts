import type { SeedBlock, SeedEntry } from "../../types.ts";

const start: SeedEntry = {
  title: "Mosthof Sonnenau",
  tags: ["Seite|Willkommen"],
  publishedDaysAgo: 400,
  mainPicture: "hang-sonnenaufgang",
  content: [
    "<h2>Ein Hang voller Apfelbäume. Eine Presse, die noch arbeitet.</h2><p>Seit 1871 wird hier gepresst. Heute halten 187 Vereinsmitglieder das Haus in Gang: mit Konzerten, Apfeltagen, Kursen und allem, was sich aus einem Apfel in eine Flasche füllen lässt.</p>",
  ],
  media: [["hang-hochformat"]],
  gallery: {
    title: "Ein Jahr am Hang",
    onClick: "none",
    size: "cropcover",
    images: [
      { picture: "obstwiese-sommer", caption: "Juli: Wer Schatten hat, bleibt sitzen" },
      { picture: "apfeltag-markt", caption: "September: Apfeltag unter den Bäumen" },
      { picture: "laternenweg", caption: "November: achtzig Laternen, kein Programm" },
      { picture: "obstwiese-winter", caption: "Januar: endlich Ruhe" },
      { picture: "hang-blaue-stunde", caption: "Und an jedem Abend brennt im Hof noch Licht" },
    ],
  },
};

const overview: SeedEntry = {
  title: "Erlebnis",
  tags: ["Seite|Erlebnis"],
  publishedDaysAgo: 400,
  mainPicture: "wegweiser",
  content: [
    '<h2>Sieben Orte auf einem Hof</h2><p>Der Mosthof ist an einem Nachmittag gut zu schaffen, auch mit kurzen Beinen. Oben liegt die <a href="/erlebnis/101">Obstwiese</a>, in der Mitte stehen <a href="/erlebnis/103">Presshaus</a>, <a href="/erlebnis/107">Werkstatt</a> und <a href="/erlebnis/109">Scheune</a>, und ganz unten, elf Stufen unter dem Hofpflaster, beginnt der <a href="/erlebnis/105">Gewölbekeller</a>.</p>',
    '<h3>Wer summt und wer schaukelt</h3><p>Hinter der Hecke wohnen die Bienen. Der <a href="/erlebnis/106">Bienengarten</a> hat eine Bank, von der aus man ihnen zusehen kann, ohne dass sie es übel nehmen. Gleich daneben, mit gebührendem Abstand zur Einflugschneise, ist die <a href="/erlebnis/113">Spielwiese</a>.</p>',
    "<h3>Gut zu wissen</h3><ul><li>Der Hof ist täglich offen, solange es hell ist. Eintritt verlangen wir keinen.</li><li>Führungen gibt es am ersten Sonntag im Monat um 14:00\u00a0Uhr, von April bis Oktober.</li><li>Hunde sind willkommen, an der Leine und bitte nicht im Bienengarten.</li><li>Feste Schuhe schaden nie. Es ist eben ein Hang.</li></ul>",
  ],
  media: [["obstwiese-fruehling"], ["flugloch", "spielwiese"], []],
};

const orchard: SeedEntry = {
  title: "Obstwiese",
  tags: ["Seite|erlebnis-101"],
  publishedDaysAgo: 390,
  mainPicture: "rundweg",
  content: [
    "<h2>214 Bäume, 38 Sorten</h2><p>Die ältesten Bäume am Hang wurden um 1900 gepflanzt, die jüngsten im letzten Winter. Dazwischen steht alles, was ein Haushalt früher brauchte: frühe Äpfel für den Kuchen, späte für den Keller, saure für den Most und ein paar, von denen niemand mehr weiß, wie sie heißen.</p>",
    "<h3>Der Rundweg</h3><p>Zwanzig Minuten, wenn man nicht stehen bleibt. An vierzehn Bäumen hängt ein Schild mit Sorte, Pflanzjahr und dem, was man aus den Früchten am besten macht. Der Weg ist gemäht, aber nicht befestigt; mit dem Kinderwagen geht es, mit dem Rollstuhl kommt man bis zur Bank unter dem Boskoop.</p>",
    "<h3>Was wir gern gefragt werden</h3><p><strong>Darf man Äpfel mitnehmen?</strong> Was im Gras liegt, ja: eine Hosentasche voll. Was am Baum hängt, gehört der Presse.</p><p><strong>Wird gespritzt?</strong> Nein. Der Apfelwickler hat sich bisher nicht bedankt, aber er kommt gern wieder.</p><p><strong>Kann man Pate werden?</strong> Für 60\u00a0€ im Jahr. Sie bekommen ein Schild, sechs Flaschen Saft und einmal im Jahr die Einladung zum Schneiden.</p>",
  ],
  media: [["apfel-am-zweig"], [], ["apfelkisten"]],
  gallery: {
    title: "Vier Jahreszeiten, derselbe Hang",
    onClick: "fullscreen",
    size: "cropcover",
    images: [
      { picture: "obstwiese-fruehling", caption: "Mai: zehn Tage lang weiß" },
      { picture: "obstwiese-sommer", caption: "Juli: wer Schatten hat, bleibt sitzen" },
      { picture: "obstwiese-herbst", caption: "Oktober: alle Hände voll" },
      { picture: "obstwiese-winter", caption: "Januar: endlich Ruhe" },
    ],
  },
};

const pressHouse: SeedEntry = {
  title: "Presshaus",
  tags: ["Seite|erlebnis-103"],
  publishedDaysAgo: 390,
  mainPicture: "presshaus-abend",
  content: [
    "<h2>Eiche, Eisen und viel Geduld</h2><p>Die Spindelpresse steht, wo sie immer stand: mitten im Raum. Der Balken ist aus einer einzigen Eiche, sieben Meter lang, die Spindel aus Birnbaum. Zwei Erwachsene drehen sie zu, vier sind besser, und Kinder drehen sie am liebsten wieder auf.</p>",
    '<h3>Im Herbst: Presstage</h3><p>Von Mitte September bis Anfang November pressen wir an jedem Samstag auch fremdes Obst. Ab 50\u00a0kg bekommen Sie den Saft Ihrer eigenen Äpfel zurück, darunter teilen Sie sich den Pressgang mit Nachbarn. Einen Termin geben wir Ihnen am Telefon, die Nummer steht unter <a href="/Kontakt">Kontakt</a>.</p><ul><li>sauber und ohne Faulstellen, Wurm darf sein</li><li>in Kisten oder Säcken, nicht in Plastiktüten</li><li>höchstens drei Tage vor dem Pressen geerntet</li></ul>',
    '<h3>Den Rest des Jahres: Konzerte</h3><p>Wenn die Presse ruht, rücken wir Stühle davor. 90 Plätze, ein Flügel, den der Stimmer „erstaunlich tapfer“ nennt, und eine Akustik, die dem Zufall und dem Lehmputz zu verdanken ist. Was als Nächstes gespielt wird, steht unter <a href="/Veranstaltungen">Veranstaltungen</a>.</p>',
  ],
  media: [["spindelpresse"], ["apfelkisten"], ["buehne"]],
};

const cellar: SeedEntry = {
  title: "Gewölbekeller",
  tags: ["Seite|erlebnis-105"],
  publishedDaysAgo: 390,
  mainPicture: "gewoelbekeller",
  content: [
    "<h2>Elf Grad, Sommer wie Winter</h2><p>Elf Stufen hinunter, elf Grad: Das merkt man sich. Der Keller ist älter als das Haus darüber, vermutlich aus der Zeit um 1780, und wurde in den Sandstein gehauen, aus dem der ganze Hang besteht. In den Fässern liegt der Most vom letzten Herbst und brummt leise vor sich hin, bis er fertig ist.</p>",
    "<h3>Verkostungen</h3><p>An jedem zweiten Freitag im Monat sitzen wir unten am langen Tisch, zwölf Plätze, fünf Gläser, Brot vom Bäcker und Bernd Lohr, unser Kellermeister. Er redet ungefähr so lange, wie eine Kerze brennt.</p><p>22\u00a0€ pro Person, für Mitglieder 16\u00a0€. Saft statt Most ist jederzeit möglich und wird nicht kommentiert.</p>",
    "<blockquote>Ein guter Most schmeckt nach dem Jahr, in dem er gewachsen ist. Ein schlechter leider auch.</blockquote><p>Bernd Lohr, Kellermeister</p>",
  ],
  media: [["kellertreppe"], ["verkostung"], ["mostflasche"]],
  links: [{ title: "Alle Termine", url: "/Veranstaltungen" }],
};

const bees: SeedEntry = {
  title: "Bienengarten",
  tags: ["Seite|erlebnis-106"],
  publishedDaysAgo: 390,
  mainPicture: "bienengarten",
  content: [
    "<h2>Neun Völker und eine Bank</h2><p>Ohne Bienen keine Äpfel, so einfach ist das. Unsere neun Völker stehen hinter der Weißdornhecke, mit den Fluglöchern nach Südosten, damit sie früh aufstehen. Gudrun Pohl betreut sie seit elf Jahren und ist seither, sagt sie, seltener gestochen worden als gefragt, ob das wehtut.</p>",
    "<h3>Ein Blick in den Stock</h3><p>Am dritten Samstag der Monate Mai bis August wird um 15:00\u00a0Uhr ein Kasten geöffnet. Schleier und Handschuhe gibt es bei uns, auch in Kindergrößen. Wer allergisch ist, sieht durch die Scheibe des Schaukastens in der Werkstatt genauso viel.</p>",
    "<h3>Honig</h3><p>Zwei Ernten im Jahr: die Apfelblüte, hell und mild, und die Sommertracht, dunkler, mit Linde. Wenn er aus ist, ist er aus. Das ist meistens Anfang Dezember der Fall.</p>",
  ],
  media: [[], ["wabe"], []],
};

const workshop: SeedEntry = {
  title: "Werkstatt",
  tags: ["Seite|erlebnis-107"],
  publishedDaysAgo: 390,
  mainPicture: "werkstatt",
  content: [
    "<h2>Hier riecht es nach Leinöl</h2><p>Vier Hobelbänke, eine Esse, eine Drechselbank mit Fußantrieb und eine Wand voll Werkzeug, das nach dem Gebrauch wieder an seinen Umriss gehängt wird. Walter Nies hat die Umrisse gemalt. Er sieht auch nach, ob sie leer sind.</p>",
    "<h3>Offene Werkstatt</h3><p>Donnerstags von 18:00 bis 21:00\u00a0Uhr kann jeder kommen, der etwas zu reparieren hat: Stühle, Sensen, Leitern, Korbgriffe. Wir helfen, aber wir machen es nicht für Sie. Material zum Selbstkostenpreis, für die Kaffeekasse nach Gefühl.</p>",
    '<h3>Kurse</h3><ul><li>Körbe flechten, ein Wochenende, mit Weiden vom Bach</li><li>Sensen und Dengeln, ein früher Morgen im Juni</li><li>Nistkästen bauen, für Kinder ab acht Jahren</li><li>Obstbaumschnitt, im Spätwinter, bei jedem Wetter</li></ul><p>Die nächsten Termine finden Sie unter <a href="/Veranstaltungen">Veranstaltungen</a>.</p>',
  ],
  media: [[], [], ["korbflechten"]],
};

const barnForm: SeedBlock = {
  type: "form",
  title: "Scheune anfragen",
  text: "Schreiben Sie uns, wann Sie feiern möchten. Wir sehen nach, ob die Scheune frei ist.",
  fields: [
    {
      key: "name",
      kind: "text",
      isRequired: true,
      label: "Ihr Name",
      help: "",
      choices: "",
      en: { label: "Your name", help: "", choices: "" },
    },
    {
      key: "mail",
      kind: "mail",
      isRequired: true,
      label: "E-Mail",
      help: "An diese Adresse antworten wir.",
      choices: "",
      en: { label: "Email", help: "We reply to this address.", choices: "" },
    },
    {
      key: "telefon",
      kind: "phone",
      isRequired: false,
      label: "Telefon",
      help: "Falls etwas schnell zu klären ist.",
      choices: "",
      en: { label: "Telephone", help: "In case something has to be settled quickly.", choices: "" },
    },
    {
      key: "anlass",
      kind: "choice",
      isRequired: true,
      label: "Anlass",
      help: "",
      choices: "Hochzeit\nGeburtstag\nVereinsfest\nTagung\nEtwas anderes",
      en: { label: "Occasion", help: "", choices: "Wedding\nBirthday\nClub party\nConference\nSomething else" },
    },
    {
      key: "tag",
      kind: "day",
      isRequired: true,
      label: "Wunschtag",
      help: "Zwischen April und Oktober.",
      choices: "",
      en: { label: "Preferred day", help: "Between April and October.", choices: "" },
    },
    {
      key: "gaeste",
      kind: "number",
      isRequired: true,
      label: "Anzahl der Gäste",
      help: "Ungefähr genügt. Platz ist für 120.",
      choices: "",
      en: { label: "Number of guests", help: "A rough figure is enough. There is room for 120.", choices: "" },
    },
    {
      key: "dazu",
      kind: "several",
      isRequired: false,
      label: "Was Sie brauchen",
      help: "",
      choices: "Küche\nSchanktheke\nBeamer\nTonanlage",
      en: { label: "What you need", help: "", choices: "Kitchen\nBar\nProjector\nSound system" },
    },
    {
      key: "mitglied",
      kind: "yesNo",
      isRequired: false,
      label: "Sind Sie Mitglied im Verein?",
      help: "Mitglieder zahlen zwei Drittel.",
      choices: "",
      en: { label: "Are you a member of the association?", help: "Members pay two thirds.", choices: "" },
    },
    {
      key: "nachricht",
      kind: "long",
      isRequired: false,
      label: "Was wir noch wissen sollten",
      help: "",
      choices: "",
      en: { label: "What else we should know", help: "", choices: "" },
    },
  ],
  button: "Scheune anfragen",
  thanks: "Wir melden uns innerhalb von drei Tagen.",
  recipients: [],
  en: {
    title: "Ask about the barn",
    text: "Tell us when you would like to celebrate. We will see whether the barn is free.",
    button: "Ask about the barn",
    thanks: "We will get back to you within three days.",
  },
};

const barn: SeedEntry = {
  title: "Scheune",
  tags: ["Seite|erlebnis-109"],
  publishedDaysAgo: 390,
  mainPicture: "scheune-tafel",
  content: [
    "<h2>Platz für 120 Menschen und einen langen Abend</h2><p>Die Scheune ist das größte Dach auf dem Hof: 260\u00a0m², ein offener Dachstuhl, ein Boden aus Lärchendielen, den man auch mit Absätzen betanzen kann. Von April bis Oktober vermieten wir sie für Hochzeiten, runde Geburtstage, Vereinsfeste und Tagungen.</p>",
    "<h3>Was dazugehört</h3><ul><li>Tische und Bänke für 120 Personen, Geschirr und Gläser für 100</li><li>Küche mit Spülmaschine, Kühlraum, Schanktheke</li><li>Licht, Beamer und eine Tonanlage für Reden und leise Musik</li><li>stufenloser Zugang und ein rollstuhlgerechtes WC</li></ul>",
    '<h3>Was es kostet</h3><p>Ein Tag 480\u00a0€, ein Wochenende von Freitagmittag bis Sonntagabend 1.150\u00a0€, für Mitglieder zwei Drittel davon. Ab 22:00\u00a0Uhr bleiben die Tore zu, damit das Dorf schlafen kann. Drinnen geht es weiter.</p><p>Freie Tage nennen wir Ihnen gern am Telefon, siehe <a href="/Kontakt">Kontakt</a>.</p>',
  ],
  media: [[], [], ["scheune-nacht"]],
  inserted: [{ after: 2, blocks: [barnForm] }],
  gallery: {
    title: "Was hier schon gefeiert wurde",
    onClick: "fullscreen",
    size: "cropcover",
    images: [
      { picture: "buehne", caption: "Konzerte: Die kleine Bühne passt in die Scheune und in die Presshalle" },
      { picture: "apfeltag-markt", caption: "Apfeltage: Die Stände reichen bis vor das Tor" },
      { picture: "hang-blaue-stunde", caption: "Hochzeiten: der Heimweg, von der Tafel aus gesehen" },
    ],
  },
};

const playground: SeedEntry = {
  title: "Spielwiese",
  tags: ["Seite|erlebnis-113"],
  publishedDaysAgo: 390,
  mainPicture: "spielwiese",
  content: [
    "<h2>Für alle, denen Sorten egal sind</h2><p>Die Schaukel hängt an einem Brettacher, der schon drei Generationen ausgehalten hat. Der Turm daneben ist jünger: Ihn haben Eltern an zwei Wochenenden aus Robinienholz gebaut, mit einem Statiker unter den Vätern, was man ihm ansieht. Dem Turm.</p>",
    "<h3>Spielregeln</h3><ul><li>Offen von früh bis zur Dämmerung, ohne Termin, ohne Eintritt.</li><li>Fallobst ist zum Essen da, zum Werfen gibt es Tannenzapfen.</li><li>Kleine Kinder kommen in Begleitung, große dürfen ihre Eltern im Schatten abstellen.</li></ul>",
    "<h3>Geburtstage</h3><p>An Samstagen richten wir Kindergeburtstage aus: Apfelsaft pressen mit der kleinen Handpresse, Schatzsuche bis zum alten Grenzstein, Stockbrot am Feuer. Bis zwölf Kinder, drei Stunden, 140\u00a0€.</p>",
  ],
  media: [["schaukel"], [], []],
};

const project: SeedEntry = {
  title: "Sponsoren & Förderungen",
  tags: ["Seite|Projekt"],
  publishedDaysAgo: 380,
  mainPicture: "biberschwanz",
  content: [
    "<h2>Das Presshaus soll noch einmal 150 Jahre stehen</h2><p>Als wir das Haus 1994 übernahmen, wuchs im Dachstuhl eine Birke. Seither ist viel geschehen, und doch blieb das Wichtigste liegen: Die Schwellen an der Nordseite sind morsch, der Kalkputz bröckelt, und die Spindel der Presse hat einen Riss, den wir seit Jahren mit einem eisernen Ring beruhigen.</p><p>Darum setzen wir das Presshaus instand. Langsam, mit Handwerkern aus der Gegend, und so, dass man hinterher nicht viel davon sieht.</p>",
    "<h3>Drei Bauabschnitte</h3><ol><li><strong>Dach und Dachstuhl:</strong> neu gelattet, mit den alten Biberschwänzen gedeckt. Fertig.</li><li><strong>Schwellen, Fachwerk, Putz:</strong> Die Zimmerleute sind seit dem Frühjahr am Werk. Die Nordwand steht auf neuer Eiche.</li><li><strong>Presse und Boden:</strong> Spindel, Presskorb und das Pflaster aus Sandstein. Beginn, sobald das Geld beisammen ist.</li></ol>",
    "<h3>Was es kostet</h3><p>Dach, Nordwand, Presse und Boden zusammen kosten 186.000\u00a0€, und gut drei Viertel davon sind zugesagt. Den Rest bringen wir mit Konzerten, Kuchen und Ihrer Hilfe auf.</p><p>Jede Spende ab 20\u00a0€ bestätigen wir fürs Finanzamt, jede ab 200\u00a0€ mit einem Namen auf einem Biberschwanz: Davon liegen noch einige bereit.</p>",
    '<h3>Wer hilft</h3><ul><li>Sonnenauer Bürgerstiftung: 60.000\u00a0€ für Dach und Fachwerk</li><li>Gemeinde Sonnenau: 35.000\u00a0€ und die Straßensperrung für den Kran</li><li>Fördertopf „Altes Handwerk im ländlichen Raum“: 28.000\u00a0€</li><li>Ortskasse Unterau: 10.000\u00a0€</li><li>Bäckerei Hufnagel &amp; Tochter: Brot für jede Verkostung</li><li>Glashütte Unterau: die ersten 600 Flaschen zum Einkaufspreis</li><li>131 Baumpatinnen und Baumpaten, die ihrem Baum auch im Regen die Treue halten</li></ul><p>Wer dazukommen will, schreibt uns, die Adresse steht unter <a href="/Kontakt">Kontakt</a>.</p>',
  ],
  media: [["spindel-ring"], ["geruest"], [], []],
  inserted: [
    {
      after: 2,
      blocks: [
        {
          type: "progress",
          title: "So weit sind wir",
          text: "Zugesagt oder schon auf dem Konto.",
          reachedCents: 14_120_000,
          goalCents: 18_600_000,
          en: { title: "How far we have come", text: "Promised, or already in the account." },
        },
      ],
    },
    {
      after: 3,
      blocks: [
        {
          type: "fact",
          number: 112,
          unit: "Stunden",
          text: "haben die Zimmerleute am Haus gearbeitet, ohne sie auf eine Rechnung zu setzen.",
          source: "Zimmerei am Anger",
          url: "",
          en: {
            unit: "hours",
            text: "is how long the carpenters have worked on the house without putting it on an invoice.",
            source: "Zimmerei am Anger, carpenters",
          },
        },
      ],
    },
  ],
};

const contact: SeedEntry = {
  title: "Kontakt",
  tags: ["Seite|Kontakt"],
  publishedDaysAgo: 380,
  mainPicture: "haltestelle",
  content: [
    '<h2>So erreichen Sie uns</h2><p>Mosthof Sonnenau e.\u00a0V.<br>Am Mosthang 7<br>98999 Sonnenau</p><p>Telefon <a href="tel:+493023125141">030\u00a023125\u00a0141</a><br>E-Mail <a href="mailto:post@mosthof.example.org">post@mosthof.example.org</a></p><p>Am Telefon sitzt Katrin Seibold, dienstags und donnerstags von 9:00 bis 12:00\u00a0Uhr. Den Rest der Woche spricht der Anrufbeantworter, der aber zuverlässig abgehört wird.</p>',
  ],
  inserted: [
    {
      after: 0,
      blocks: [
        { type: "openingHours" },
        {
          type: "note",
          kind: "hint",
          html: "<p>Zum Hof gehören die Obstwiese und die Spielwiese. Die offene Werkstatt erwartet Sie donnerstags von 18:00 bis 21:00\u00a0Uhr. Vom 23. Dezember bis zum 6. Januar ist alles zu, außer der Wiese.</p>",
          en: {
            html: "<p>The orchard and the play meadow belong to the yard. The open workshop expects you on Thursdays from 18:00 to 21:00. From 23 December to 6 January everything is closed but the meadow.</p>",
          },
        },
        {
          type: "way",
          title: "Mit Bus und Bahn",
          stops: [
            {
              by: "train",
              minutes: null,
              name: "Bahnhof Unterau",
              text: "",
              en: { name: "Unterau station", text: "" },
            },
            {
              by: "bus",
              minutes: 14,
              name: "Haltestelle Mosthang",
              text: "Linie 417. Der letzte Bus zurück fährt um 22:40\u00a0Uhr und wartet nach Konzerten, wenn man dem Fahrer winkt.",
              en: {
                name: "Bus stop Mosthang",
                text: "Line 417. The last bus back leaves at 22:40, and waits after concerts if you wave to the driver.",
              },
            },
            {
              by: "foot",
              minutes: 12,
              name: "Mosthof",
              text: "So lange dauert es bergauf. Zurück sind es acht.",
              en: { name: "The farm", text: "Uphill. The way back takes eight." },
            },
          ],
          en: { title: "By bus and train" },
        },
        {
          type: "way",
          title: "Mit dem Rad",
          stops: [
            {
              by: "bike",
              minutes: 25,
              name: "Alte Mühle",
              text: "Vom Bahnhof Unterau immer auf dem Bachweg.",
              en: { name: "The old mill", text: "From Unterau station along the brook all the way." },
            },
            {
              by: "bike",
              minutes: 10,
              name: "Mosthof",
              text: "Dem Apfel auf den Wegweisern nach.",
              en: { name: "The farm", text: "Follow the apple on the signposts." },
            },
          ],
          en: { title: "By bicycle" },
        },
        {
          type: "way",
          title: "Mit dem Auto",
          stops: [
            {
              by: "car",
              minutes: null,
              name: "Parkplatz an der Streuwiese",
              text: "Er liegt unterhalb des Hofs. Die beiden Plätze oben sind für Menschen, die den Weg nicht gehen können.",
              en: {
                name: "Car park by the orchard",
                text: "It is below the farm. The two spaces at the top are for people who cannot walk the path.",
              },
            },
            {
              by: "foot",
              minutes: 4,
              name: "Mosthof",
              text: "Den Hang hinauf.",
              en: { name: "The farm", text: "Up the slope." },
            },
          ],
          en: { title: "By car" },
        },
      ],
    },
  ],
};

export const pages: SeedEntry[] = [
  start,
  overview,
  orchard,
  pressHouse,
  cellar,
  bees,
  workshop,
  barn,
  playground,
  project,
  contact,
];
