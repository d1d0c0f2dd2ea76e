import { defaultGallery } from "#contract/blocks/gallery/settings.ts";
import type { SeedBlock, SeedEntry } from "../../types.ts";
import { board, coachesOfYouth, coachOfMen, coachOfWomen } from "./people.ts";
import { sponsors } from "./sponsors.ts";
import { times } from "./times.ts";

const phone = '<a href="tel:+493023125921">030\u00a023125\u00a0921</a>';
const mail = '<a href="mailto:post@sv-talblick.example.org">post@sv-talblick.example.org</a>';

const year = (picture: string, caption: string, en: string) => ({ file: picture, caption, en: { caption: en } });

const gallery: SeedBlock = {
  type: "gallery",
  settings: {
    ...defaultGallery,
    title: "Ein Jahr am Platz",
    showTitle: true,
    onClick: "none",
    images: [
      year("linienwagen", "März: Die Linien kommen zurück", "March: the lines come back"),
      year("anstoss", "Mai: noch vier Spiele, alles offen", "May: four games to go, and everything open"),
      year("sommerfest", "Juli: Der Ball ruht, der Grill nicht", "July: the ball rests, the grill does not"),
      year("regen", "November: Auswechselbank mit Seeblick", "November: a dugout with a lake view"),
      year("versammlung", "Januar: Hände hoch für die Kassenwartin", "January: hands up for the treasurer"),
    ],
  },
  en: { title: "A year at the ground" },
};

const start: SeedEntry = {
  title: "SV Talblick",
  tags: ["Seite|Willkommen"],
  publishedDaysAgo: 400,
  mainPicture: "platz-abend",
  content: [
    "<h2>Ein Platz am Hang. Elf Mannschaften. Und abends Licht.</h2><p>Seit 1921 wird in Talblick Fußball gespielt, seit 1958 auf diesem Platz. 483 Mitglieder halten ihn in Gang: Sie trainieren, pfeifen, waschen, grillen und ziehen am Samstag um sieben die Linien.</p>",
    '<h3><a href="/mannschaften/erste-herren">Erste Herren</a></h3><p>Kreisliga, Platz fünf. Gespielt wird nach vorn, solange die Luft reicht, sonntags um drei.</p>',
    '<h3><a href="/mannschaften/frauen">Frauen</a></h3><p>Bezirksliga und Kreispokal. 26 Spielerinnen, und am ersten Mittwoch im Monat Kuchen für alle, die anfangen wollen.</p>',
    '<h3><a href="/mannschaften/jugend">Jugend</a></h3><p>148 Kinder in acht Mannschaften. Bis zehn spielt jedes Kind in jedem Spiel, gleich lange.</p>',
    '<h3><a href="/training">Training</a></h3><p>Jeden Tag außer am Wochenende ist jemand auf dem Platz. Kommen Sie vorbei, Schuhe leihen wir Ihnen.</p>',
  ],
  media: [["platz-hochformat"], ["kopfball"], ["frauen-im-kreis"], ["jugend-von-hinten"], ["training"]],
  inserted: [
    {
      after: 0,
      blocks: [
        {
          type: "splash",
          buttons: [
            { url: "/Veranstaltungen", label: "Nächste Spiele", en: { label: "The next games" } },
            { url: "/mitglied-werden", label: "Mitspielen", en: { label: "Join in" } },
          ],
        },
      ],
    },
    { after: 4, blocks: [gallery, sponsors] },
  ],
  en: {
    title: "SV Talblick",
    content: [
      "<h2>One ground on a hillside. Eleven teams. And lights in the evening.</h2><p>Football has been played in Talblick since 1921, and on this ground since 1958. It takes 483 members to keep it going: they train, referee, wash, grill, and mark the lines at seven on Saturday morning.</p>",
      '<h3><a href="/mannschaften/erste-herren">First men\'s team</a></h3><p>District league, fifth place. They play going forward for as long as the breath lasts, on Sundays at three.</p>',
      '<h3><a href="/mannschaften/frauen">Women</a></h3><p>League and district cup. 26 players, and on the first Wednesday of the month cake for everyone who wants to begin.</p>',
      '<h3><a href="/mannschaften/jugend">Youth</a></h3><p>148 children in eight teams. Up to ten, every child plays in every game, for the same time.</p>',
      '<h3><a href="/training">Training</a></h3><p>Somebody is on the ground every weekday. Drop in; we will lend you boots.</p>',
    ],
  },
};

const teams: SeedEntry = {
  title: "Mannschaften",
  tags: ["Seite|Eigene"],
  address: "/mannschaften",
  publishedDaysAgo: 390,
  mainPicture: "anstoss",
  content: [
    '<h2>Wer hier spielt</h2><p>Zwei Mannschaften bei den Männern, eine bei den Frauen, acht bei den Kindern und Jugendlichen, dazu eine Runde für alle über 50, die es nicht lassen können. Am Wochenende sind das bis zu neun Spiele, und an guten Tagen gewinnen wir eines davon vor Publikum.</p><p>Die <a href="/mannschaften/erste-herren">Erste Herren</a> spielt in der Kreisliga, die <a href="/mannschaften/frauen">Frauen</a> in der Bezirksliga, und die <a href="/mannschaften/jugend">Jugend</a> überall dort, wo ein Tor steht.</p>',
    '<h2>Mitspielen</h2><p>Kommen Sie einfach zu einem <a href="/training">Training</a>. Schuhe mitbringen, Wasser auch, alles andere findet sich. Nach dem dritten Mal fragt die Kassenwartin nach Ihrem Namen, vorher nicht.</p>',
  ],
  media: [[], ["ball-im-matsch"]],
  en: {
    title: "Teams",
    content: [
      '<h2>Who plays here</h2><p>Two men\'s teams, one women\'s team, eight teams of children and young people, and a round for everyone over 50 who cannot let it be. That makes up to nine games in a weekend, and on good days we win one of them in front of a crowd.</p><p>The <a href="/mannschaften/erste-herren">first men\'s team</a> plays in the district league, the <a href="/mannschaften/frauen">women</a> one division higher, and the <a href="/mannschaften/jugend">youth teams</a> wherever there is a goal.</p>',
      '<h2>Join in</h2><p>Just come to a <a href="/training">training session</a>. Bring boots and some water; the rest will turn up. After the third time the treasurer will ask for your name, and not before.</p>',
    ],
  },
};

const men: SeedEntry = {
  title: "Erste Herren",
  tags: ["Seite|Eigene"],
  address: "/mannschaften/erste-herren",
  below: "/mannschaften",
  publishedDaysAgo: 389,
  mainPicture: "kopfball",
  content: [
    "<h2>Kreisliga, Platz fünf, Tendenz nach oben</h2><p>Tobias Kern trainiert die Mannschaft im vierten Jahr. Davor hat er selbst im Mittelfeld gespielt, bis das Knie anderer Meinung war. Von den 22 Spielern sind 17 aus der eigenen Jugend, zwei sind der Liebe wegen zugezogen und drei wegen der Lehre.</p><p>Gespielt wird nach vorn, solange die Luft reicht. Sie reicht bis etwa zur siebzigsten Minute.</p>",
    "<h3>Wann und wo</h3><ul><li>Heimspiele: sonntags um 15:00\u00a0Uhr, die Zweite spielt um 13:00\u00a0Uhr</li><li>Training: dienstags und donnerstags, 19:30 bis 21:00\u00a0Uhr, Platz\u00a01</li><li>Eintritt: 4\u00a0€, für Mitglieder und Kinder frei</li></ul>",
    "<blockquote>Wir haben in dieser Saison noch kein Spiel aufgegeben. Zwei haben uns aufgegeben.</blockquote><p>Tobias Kern, Trainer</p>",
  ],
  media: [[], ["pfeife"], []],
  inserted: [{ after: 1, blocks: [coachOfMen] }],
  links: [{ title: "Die nächsten Spiele", url: "/Veranstaltungen" }],
  en: {
    title: "First men's team",
    content: [
      "<h2>District league, fifth place, on the way up</h2><p>Tobias Kern has been coaching the team for four years. Before that he played in midfield himself, until his knee disagreed. Of the 22 players, 17 come from our own youth teams, two moved here for love and three for an apprenticeship.</p><p>They play going forward for as long as the breath lasts. It lasts until about the seventieth minute.</p>",
      "<h3>When and where</h3><ul><li>Home games: Sundays at 15:00; the second team plays at 13:00</li><li>Training: Tuesdays and Thursdays, 19:30 to 21:00, ground 1</li><li>Admission: €4, free for members and children</li></ul>",
      "<blockquote>We have not given up on a single game this season. Two have given up on us.</blockquote><p>Tobias Kern, coach</p>",
    ],
    links: ["The next games"],
  },
};

const women: SeedEntry = {
  title: "Frauen",
  tags: ["Seite|Eigene"],
  address: "/mannschaften/frauen",
  below: "/mannschaften",
  publishedDaysAgo: 388,
  mainPicture: "frauen-im-kreis",
  content: [
    "<h2>Bezirksliga, und der Pokal steht im Regal</h2><p>2009 haben sieben Frauen mit einem Kleinfeldtor angefangen. Heute sind es 26, die Jüngste ist 17, die Älteste verrät es nicht. Aylin Demir trainiert sie mit Lizenz, Klemmbrett und einer Stimme, die man bis zum Bahnhof hört.</p>",
    "<h3>Wann und wo</h3><ul><li>Heimspiele: samstags um 16:00\u00a0Uhr</li><li>Training: montags und mittwochs, 19:00 bis 20:30\u00a0Uhr, Platz\u00a01</li><li>Für Anfängerinnen: der erste Mittwoch im Monat, ohne Leistungsdruck, mit Kuchen</li></ul>",
    "<h3>Kinderbetreuung</h3><p>Mittwochs ist das Vereinsheim offen, und immer passt jemand auf. Wer spielt, während das eigene Kind malt, läuft erfahrungsgemäß mehr.</p>",
  ],
  media: [[], ["tornetz"], []],
  inserted: [{ after: 1, blocks: [coachOfWomen] }],
  links: [{ title: "Die nächsten Spiele", url: "/Veranstaltungen" }],
  en: {
    title: "Women",
    content: [
      "<h2>One division up, and the cup is on the shelf</h2><p>In 2009, seven women began with one small goal. Today there are 26 of them; the youngest is 17, and the oldest will not tell. Aylin Demir coaches them with a licence, a clipboard, and a voice that can be heard as far as the station.</p>",
      "<h3>When and where</h3><ul><li>Home games: Saturdays at 16:00</li><li>Training: Mondays and Wednesdays, 19:00 to 20:30, ground 1</li><li>For beginners: the first Wednesday of the month, without pressure, with cake</li></ul>",
      "<h3>Childcare</h3><p>On Wednesdays the clubhouse is open, and somebody always keeps an eye on the children. In our experience, anyone who plays while her child is drawing runs more.</p>",
    ],
    links: ["The next games"],
  },
};

const youth: SeedEntry = {
  title: "Jugend",
  tags: ["Seite|Eigene"],
  address: "/mannschaften/jugend",
  below: "/mannschaften",
  publishedDaysAgo: 387,
  mainPicture: "jugend-von-hinten",
  content: [
    "<h2>148 Kinder, acht Mannschaften, ein Ziel: dass alle wiederkommen</h2><p>Bei uns beginnt es mit vier Jahren und einem Ball, der bis zum Knie reicht. Bis zehn spielt jedes Kind in jedem Spiel, gleich lange. Danach auch, meistens. Tabellen hängen wir erst ab der C-Jugend auf.</p>",
    '<h3>Die Jahrgänge</h3><ul><li>Bambini: 4 bis 6\u00a0Jahre, Mädchen und Jungen zusammen</li><li>F- und E-Jugend: 7 bis 10\u00a0Jahre, je zwei Mannschaften</li><li>D- und C-Jugend: 11 bis 14\u00a0Jahre</li><li>Mädchen: eine eigene Mannschaft ab 11\u00a0Jahren</li></ul><p>Wann welche Gruppe trainiert, steht unter <a href="/training">Training</a>.</p>',
    "<h3>Am Spielfeldrand</h3><p>Eltern stehen hinter dem Seil und loben. Das Coachen übernehmen Jonas Breuer und 19 weitere, die alle ein Führungszeugnis vorgelegt und einen Erste-Hilfe-Kurs gemacht haben. Wer Sorgen hat, spricht mit Elke Rombach, der Vertrauensperson für den Kinderschutz; ihre Nummer hängt in jeder Kabine.</p>",
  ],
  media: [["ferienlager"], [], []],
  inserted: [{ after: 2, blocks: [coachesOfYouth] }],
  en: {
    title: "Youth",
    content: [
      "<h2>148 children, eight teams, one aim: that all of them come back</h2><p>Here it begins at the age of four, with a ball that reaches up to the knee. Up to ten, every child plays in every game, for the same time. After that as well, mostly. We do not put up league tables before the under-15s.</p>",
      '<h3>The age groups</h3><ul><li>Bambini: 4 to 6 years, girls and boys together</li><li>Under 9 and under 11: 7 to 10 years, two teams each</li><li>Under 13 and under 15: 11 to 14 years</li><li>Girls: a team of their own from 11 years</li></ul><p>The <a href="/training">training times</a> say when each group trains.</p>',
      "<h3>On the touchline</h3><p>Parents stand behind the rope and praise. The coaching is done by Jonas Breuer and 19 others, all of whom have shown a police certificate and taken a first-aid course. If you are worried about something, talk to Elke Rombach, who looks after child protection; her number is on the wall of every changing room.</p>",
    ],
  },
};

const training: SeedEntry = {
  title: "Training",
  tags: ["Seite|Eigene"],
  address: "/training",
  publishedDaysAgo: 386,
  mainPicture: "training",
  content: [
    "<h2>Wann trainiert wird</h2><p>Die Zeiten gelten von März bis November. Im Winter gehen die Kinder in die Turnhalle der Grundschule, die Großen bleiben draußen, solange der Platz nicht spiegelt.</p>",
    "<h2>Zum ersten Mal dabei</h2><p>Ein Probetraining kostet nichts und verpflichtet zu nichts. Bitte seien Sie zehn Minuten früher da, damit wir Ihnen die Kabine zeigen können. Stollenschuhe gibt es in der Schuhkiste zum Leihen, in fast allen Größen außer der eigenen.</p>",
    `<h2>Wenn das Wetter nicht mitspielt</h2><p>Bei Gewitter fällt das Training aus, bei Regen nicht. Ob gespielt wird, sagt ab 16:00\u00a0Uhr das Band unter ${phone}.</p>`,
  ],
  media: [[], ["schuhe"], []],
  inserted: [{ after: 0, blocks: [times] }],
  en: {
    title: "Training",
    content: [
      "<h2>When we train</h2><p>These times apply from March to November. In winter the children move to the gym of the primary school; the grown-ups stay outside for as long as the ground is not a mirror.</p>",
      "<h2>For the first time</h2><p>A trial session costs nothing and commits you to nothing. Please come ten minutes early, so that we can show you the changing room. You can borrow boots from the boot box, in nearly all sizes except your own.</p>",
      `<h2>If the weather will not play</h2><p>Training is called off in a thunderstorm, but not in the rain. From 16:00 the tape at ${phone} says whether we play.</p>`,
    ],
  },
};

const joinForm: SeedBlock = {
  type: "form",
  title: "Probetraining ausmachen",
  text: "Schreiben Sie uns, wer kommen möchte. Wir sagen Ihnen, welche Gruppe passt und wer Sie am Platz erwartet.",
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
      key: "wer",
      kind: "choice",
      isRequired: true,
      label: "Wer möchte mitspielen?",
      help: "",
      choices: "Ich selbst\nMein Kind\nWir alle",
      en: { label: "Who would like to play?", help: "", choices: "I would\nMy child\nAll of us" },
    },
    {
      key: "jahrgang",
      kind: "number",
      isRequired: true,
      label: "Geburtsjahr",
      help: "Das Jahr genügt, danach richtet sich die Gruppe.",
      choices: "",
      en: { label: "Year of birth", help: "The year is enough; the group depends on it.", choices: "" },
    },
    {
      key: "nachricht",
      kind: "long",
      isRequired: false,
      label: "Was wir noch wissen sollten",
      help: "Zum Beispiel: Linksfuß, Asthma, beste Freundin spielt schon hier.",
      choices: "",
      en: {
        label: "What else we should know",
        help: "For example: left foot, asthma, best friend already plays here.",
        choices: "",
      },
    },
  ],
  button: "Abschicken",
  thanks: "Wir melden uns innerhalb von drei Tagen, meistens nach dem Training.",
  recipients: [],
  en: {
    title: "Arrange a trial session",
    text: "Tell us who would like to come. We will say which group fits, and who expects you at the ground.",
    button: "Send",
    thanks: "We will get back to you within three days, usually after training.",
  },
};

const joining: SeedEntry = {
  title: "Mitglied werden",
  tags: ["Seite|Eigene"],
  address: "/mitglied-werden",
  publishedDaysAgo: 385,
  mainPicture: "mitgliedskarte",
  content: [
    '<h2>Was es kostet</h2><table><thead><tr><th scope="col">Beitrag</th><th scope="col">im Jahr</th></tr></thead><tbody><tr><th scope="row">Erwachsene</th><td>96\u00a0€</td></tr><tr><th scope="row">Kinder und Jugendliche</th><td>60\u00a0€</td></tr><tr><th scope="row">Familie, mit allen Kindern</th><td>150\u00a0€</td></tr><tr><th scope="row">Passiv, mit Stammplatz an der Bande</th><td>36\u00a0€</td></tr></tbody></table><p>Niemand bleibt des Geldes wegen draußen: Sprechen Sie mit Elke Rombach, sie findet einen Weg und redet nicht darüber. Über das Bildungspaket rechnen wir direkt mit dem Amt ab.</p>',
    "<h2>Was Sie dafür bekommen</h2><ul><li>Training in einer Gruppe, die zu Ihnen passt</li><li>freien Eintritt zu allen Heimspielen</li><li>eine Stimme in der Jahreshauptversammlung</li><li>zwei Stunden Arbeit im Jahr: Linien, Grill, Fahrdienst oder Hecke, Sie haben die Wahl</li></ul>",
    '<h2>So geht es</h2><p>Erst dreimal mitspielen, dann den Antrag ausfüllen; er liegt im Vereinsheim und in der Geschäftsstelle. Kündigen kann man jedes Jahr zum 31.\u00a0Dezember mit einem Satz auf einer Postkarte. Wie wir mit Ihren Angaben umgehen, steht unter <a href="/Datenschutz">Datenschutz</a>.</p>',
  ],
  inserted: [{ after: 2, blocks: [joinForm] }],
  en: {
    title: "Become a member",
    content: [
      '<h2>What it costs</h2><table><thead><tr><th scope="col">Fee</th><th scope="col">a year</th></tr></thead><tbody><tr><th scope="row">Adults</th><td>€96</td></tr><tr><th scope="row">Children and young people</th><td>€60</td></tr><tr><th scope="row">Family, with all its children</th><td>€150</td></tr><tr><th scope="row">Passive, with a regular place on the rail</th><td>€36</td></tr></tbody></table><p>Nobody stays outside for want of money: talk to Elke Rombach. She finds a way, and does not talk about it. With a public education grant, we settle the fee directly with the office.</p>',
      "<h2>What you get for it</h2><ul><li>training in a group that suits you</li><li>free admission to all home games</li><li>a vote in the general assembly</li><li>two hours of work a year: lines, grill, driving or hedge; the choice is yours</li></ul>",
      '<h2>How it works</h2><p>Play three times first, then fill in the form; you will find it in the clubhouse and in the office. You can leave at the end of every year with one sentence on a postcard. How we treat your data is in the <a href="/Datenschutz">privacy notice</a>.</p>',
    ],
  },
};

const club: SeedEntry = {
  title: "Verein",
  tags: ["Seite|Eigene"],
  address: "/verein",
  publishedDaysAgo: 384,
  mainPicture: "gruendung-1921",
  content: [
    "<h2>Wie alles anfing</h2><p>Am 9.\u00a0Oktober 1921 trafen sich elf junge Männer im Nebenzimmer der Krone. Sie hatten einen Ball aus Rindsleder, ein gestreiftes Hemd für jeden und keinen Platz. Gespielt wurde auf der Gänsewiese, die der Wirt zur Verfügung stellte, unter der Bedingung, dass die Gänse Vorfahrt haben.</p>",
    "<h3>Was danach kam</h3><ul><li><strong>1948:</strong> erste Meisterschaft, gefeiert mit geliehenen Schuhen</li><li><strong>1958:</strong> der Platz am Hang; 4.300 Stunden Handarbeit stehen im Baubuch</li><li><strong>1974:</strong> Kreispokal und neues Vereinsheim, beides im selben Sommer</li><li><strong>2009:</strong> die Frauenmannschaft</li><li><strong>2021:</strong> hundert Jahre, nachgefeiert 2022, dann aber drei Tage</li></ul>",
    "<h3>Wofür wir stehen</h3><p>Bei uns spielt, wer spielen will: egal woher, egal wie gut, egal in welchen Schuhen. Wer andere beleidigt, geht früher duschen. Das gilt auf dem Platz, an der Bande und im Vereinsheim.</p><p>Alle Ämter sind Ehrenämter. Am besten trifft man den Vorstand dienstagabends in der Geschäftsstelle.</p>",
  ],
  media: [[], ["pokal"], ["vereinsheim"]],
  inserted: [{ after: 2, blocks: [board] }],
  en: {
    title: "Club",
    content: [
      "<h2>How it all began</h2><p>On 9 October 1921, eleven young men met in the back room of an inn, the Krone. They had a ball of cowhide, a striped shirt for each of them, and no ground. They played on the goose meadow that the innkeeper let them use, on condition that the geese had right of way.</p>",
      "<h3>What came after</h3><ul><li><strong>1948:</strong> the first championship, celebrated in borrowed boots</li><li><strong>1958:</strong> the ground on the hillside; the building log counts 4,300 hours of work by hand</li><li><strong>1974:</strong> the district cup and a new clubhouse, both in the same summer</li><li><strong>2009:</strong> the women's team</li><li><strong>2021:</strong> a hundred years, celebrated in 2022, but then for three days</li></ul>",
      "<h3>What we stand for</h3><p>Everyone plays here who wants to play: from wherever, however well, in whatever boots. Anyone who insults others takes an early shower. That goes for the field, the rail and the clubhouse.</p><p>All offices are honorary. The best place to meet the board is the office on a Tuesday evening.</p>",
    ],
  },
};

const project: SeedEntry = {
  title: "Neues Flutlicht",
  tags: ["Seite|Eigene"],
  address: "/verein/flutlicht",
  below: "/verein",
  publishedDaysAgo: 380,
  mainPicture: "flutlicht",
  content: [
    "<h2>Neues Licht für Platz eins</h2><p>Unsere vier Masten stehen seit 1986. Die Lampen darauf brauchen zwanzig Minuten, bis sie hell sind, und so viel Strom wie elf Haushalte. Ersatz gibt es keinen mehr: Die letzte Birne hat Uli Brandt einem Verein in Oberbach abgekauft, der sie als Andenken behalten wollte.</p><p>Darum bauen wir um, auf Leuchtdioden. Die sind sofort da, verbrauchen ein Drittel und leuchten auf den Rasen statt ins Schlafzimmer der Nachbarn.</p>",
    "<h3>In drei Schritten</h3><ol><li><strong>Fundamente und Kabel:</strong> neu gelegt, zum großen Teil mit dem eigenen Spaten. Fertig.</li><li><strong>Masten:</strong> geprüft, entrostet, gestrichen. Zwei sind geschafft, zwei folgen nach der Rückrunde.</li><li><strong>Leuchten und Steuerung:</strong> bestellt wird, sobald das Geld beisammen ist.</li></ol>",
    "<h3>Was es kostet</h3><p>Zusammen 84.000\u00a0€. Mehr als die Hälfte übernehmen Land, Gemeinde und Sportbund; den Rest sammeln wir mit Kuchen, Turnieren und Ihrer Hilfe. Für jede Spende ab 20\u00a0€ gibt es eine Bescheinigung, ab 150\u00a0€ ein Schild mit Ihrem Namen am Mast.</p>",
    '<h3>Wer hilft</h3><ul><li>Gemeinde Talblick: 24.000\u00a0€ und den Bagger an zwei Samstagen</li><li>Landesprogramm „Licht am Platz“: 22.000\u00a0€</li><li>Elektro Ampersand: Planung und Anschluss, ohne Rechnung</li><li>61 Menschen mit einem Schild am Mast</li></ul><p>Wer dazukommen will, findet uns unter <a href="/Kontakt">Kontakt</a>. Wer den Verein sonst trägt, steht bei den <a href="/verein/sponsoren">Sponsoren</a>.</p>',
  ],
  media: [[], [], ["wurststand"], []],
  inserted: [
    {
      after: 2,
      blocks: [
        {
          type: "progress",
          title: "So weit sind wir",
          text: "Zugesagt oder schon auf dem Konto.",
          reachedCents: 6_180_000,
          goalCents: 8_400_000,
          en: { title: "How far we have come", text: "Promised, or already in the account." },
        },
      ],
    },
    {
      after: 3,
      blocks: [
        {
          type: "fact",
          number: 238,
          unit: "Stunden",
          text: "haben Mitglieder beim Graben geholfen. Die Blasen hat niemand gezählt.",
          source: "Baubuch des SV Talblick",
          url: "",
          en: {
            unit: "hours",
            text: "is how long members have helped with the digging. Nobody has counted the blisters.",
            source: "Building log of SV Talblick",
          },
        },
      ],
    },
  ],
  en: {
    title: "New floodlights",
    content: [
      "<h2>New light for ground one</h2><p>Our four masts have stood since 1986. The lamps on them need twenty minutes to get bright, and as much power as eleven households. There are no spares left: Uli Brandt bought the last lamp from a club in Oberbach that wanted to keep it as a memento.</p><p>That is why we are changing to light-emitting diodes. They are there at once, use a third of the power, and shine on the grass and not into the neighbours' bedrooms.</p>",
      "<h3>In three steps</h3><ol><li><strong>Foundations and cables:</strong> laid anew, largely with our own spades. Done.</li><li><strong>Masts:</strong> checked, cleaned of rust, painted. Two are finished, two follow after the season.</li><li><strong>Lamps and controls:</strong> to be ordered as soon as the money is there.</li></ol>",
      "<h3>What it costs</h3><p>€84,000 altogether. More than half is paid by the state, the municipality and the sports association; we collect the rest with cake, tournaments and your help. For every gift from €20 there is a receipt, and from €150 a plate with your name on the mast.</p>",
      '<h3>Who is helping</h3><ul><li>Municipality of Talblick: €24,000, and the digger on two Saturdays</li><li>The state programme "Light on the field": €22,000</li><li>Elektro Ampersand: planning and connection, without an invoice</li><li>61 people with a plate on the mast</li></ul><p>If you want to join them, you will find us under <a href="/Kontakt">Contact</a>. The <a href="/verein/sponsoren">sponsors</a> carry the rest of the club.</p>',
    ],
  },
};

const sponsorsPage: SeedEntry = {
  title: "Sponsoren",
  tags: ["Seite|Eigene"],
  address: "/verein/sponsoren",
  below: "/verein",
  publishedDaysAgo: 379,
  mainPicture: "bande",
  content: [
    "<h2>Wer uns trägt</h2><p>Bälle kosten Geld, Busse auch, und die Schuhkiste füllt sich nicht von selbst. Acht Betriebe aus dem Tal geben etwas dazu, manche seit dreißig Jahren. Wir kaufen bei ihnen ein, und wenn wir gewinnen, hängt der Spielbericht im Schaufenster.</p>",
    '<h3>Eine Bande, ein Ball, ein Trikotsatz</h3><p>Eine Bande am Platz\u00a01 kostet 240\u00a0€ im Jahr, ein Spielball 60\u00a0€ und die Durchsage beim Heimspiel. Für einen Trikotsatz steht Ihr Name ein ganzes Jahr lang auf vierzehn Rücken, mindestens.</p><p>Murat Aksoy zeigt Ihnen gern, welche Bande man von der Straße aus sieht. Sie erreichen ihn über <a href="/Kontakt">Kontakt</a>.</p>',
    '<h3>Lieber spenden?</h3><p>Der SV Talblick ist gemeinnützig, eine Bescheinigung bekommen Sie von Elke Rombach. Zurzeit sammeln wir für das <a href="/verein/flutlicht">neue Flutlicht</a>.</p>',
  ],
  inserted: [{ after: 0, blocks: [sponsors] }],
  en: {
    title: "Sponsors",
    content: [
      "<h2>Who carries us</h2><p>Balls cost money, so do buses, and the boot box does not fill itself. Eight businesses of the valley help, some of them for thirty years. We shop with them, and when we win, the match report hangs in their windows.</p>",
      '<h3>A board, a ball, a set of shirts</h3><p>A board at ground 1 is €240 a year; a match ball is €60, with an announcement at the home game. For a set of shirts, your name is on fourteen backs for a whole year at least.</p><p>Murat Aksoy will gladly show you which board can be seen from the road. You reach him under <a href="/Kontakt">Contact</a>.</p>',
      '<h3>Rather donate?</h3><p>SV Talblick is a charity, and Elke Rombach gives you a receipt. At the moment we are collecting for the <a href="/verein/flutlicht">new floodlights</a>.</p>',
    ],
  },
};

const contact: SeedEntry = {
  title: "Kontakt",
  tags: ["Seite|Kontakt"],
  publishedDaysAgo: 380,
  mainPicture: "anfahrt",
  content: [
    `<h2>So erreichen Sie uns</h2><p>SV Talblick 1921 e.\u00a0V.<br>Am Sportplatz 1<br>98998 Talblick</p><p>Telefon ${phone}<br>E-Mail ${mail}</p><p>In der Geschäftsstelle sitzt dienstags von 17:30 bis 19:00\u00a0Uhr jemand aus dem Vorstand. Sonst läuft ein Band, das Uli Brandt abhört, bevor er den Rasen sprengt.</p>`,
  ],
  inserted: [
    {
      after: 0,
      blocks: [
        { type: "openingHours" },
        {
          type: "note",
          kind: "hint",
          html: "<p>An Spieltagen ist das Vereinsheim eine Stunde vor dem Anpfiff offen und danach so lange, wie jemand erzählt.</p>",
          en: {
            html: "<p>On match days the clubhouse opens an hour before kick-off, and stays open for as long as somebody is telling a story.</p>",
          },
        },
        {
          type: "way",
          title: "Mit Bahn und Bus",
          stops: [
            {
              by: "train",
              minutes: null,
              name: "Bahnhof Talblick",
              text: "Jede Stunde, am Wochenende alle zwei.",
              en: { name: "Talblick station", text: "Every hour, every two hours at the weekend." },
            },
            {
              by: "foot",
              minutes: 14,
              name: "Sportplatz",
              text: "Die Bahnhofstraße hinunter, über den Bach, dann dem Licht nach.",
              en: { name: "The ground", text: "Down Bahnhofstraße, across the stream, then follow the light." },
            },
          ],
          en: { title: "By train and on foot" },
        },
        {
          type: "way",
          title: "Mit dem Rad",
          stops: [
            {
              by: "bike",
              minutes: 9,
              name: "Talradweg",
              text: "Vom Ort bis zum Wehr.",
              en: { name: "Valley cycle path", text: "From the village to the weir." },
            },
            {
              by: "bike",
              minutes: 3,
              name: "Sportplatz",
              text: "Vor dem Vereinsheim stehen 40 Bügel, seit April überdacht.",
              en: {
                name: "The ground",
                text: "There are 40 stands in front of the clubhouse, with a roof since April.",
              },
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
              name: "Parkplatz am Bach",
              text: "60 Plätze. Die drei am Eingang sind für Menschen, die nicht gut zu Fuß sind.",
              en: {
                name: "Car park by the stream",
                text: "60 spaces. The three by the entrance are for people who cannot walk far.",
              },
            },
            {
              by: "foot",
              minutes: 2,
              name: "Sportplatz",
              text: "Ohne Stufen bis zur Bande.",
              en: { name: "The ground", text: "Step-free up to the rail." },
            },
          ],
          en: { title: "By car" },
        },
      ],
    },
  ],
  en: {
    title: "Contact",
    content: [
      `<h2>How to reach us</h2><p>SV Talblick 1921 e.\u00a0V.<br>Am Sportplatz 1<br>98998 Talblick<br>Germany</p><p>Telephone ${phone}<br>Email ${mail}</p><p>On Tuesdays from 17:30 to 19:00 somebody from the board is in the office. At other times there is a tape, which Uli Brandt listens to before he waters the grass.</p>`,
    ],
  },
};

export const pages: SeedEntry[] = [
  start,
  teams,
  men,
  women,
  youth,
  training,
  joining,
  club,
  project,
  sponsorsPage,
  contact,
];
