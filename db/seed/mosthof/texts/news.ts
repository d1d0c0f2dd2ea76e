import type { SeedEntry } from "../../types.ts";

export const news: SeedEntry[] = [
  {
    title: "Der neue Most ist da, und er hat es eilig",
    tags: ["Aktuelles"],
    publishedDaysAgo: 2,
    mainPicture: "mostflasche",
    content: [
      "<p>Sonst lassen wir ihm Zeit bis zum Frühjahr. Dieses Jahr war der Saft so süß, dass die Hefe nicht zu bremsen war: Der erste Most ist fertig, trocken, hell und mit 6,2\u00a0Prozent etwas kräftiger als sein Vorgänger.</p>",
      "<h2>Was im Glas ist</h2><p>Vor allem Bohnapfel und Trierer Weinapfel, dazu ein Fünftel Gewürzluiken. Er riecht nach Quitte und frischem Heu und schmeckt, wie ein Most schmecken soll: nach Apfel und nicht nach Bonbon.</p><ul><li>0,75\u00a0l in der Flasche mit Bügelverschluss</li><li>1\u00a0l in der Mehrwegflasche</li><li>Kartons zu 6 oder 12 Flaschen</li></ul>",
      '<p>Zu haben ab Freitag im Laden. Wer lieber erst probiert und dann kauft, kommt zur nächsten Verkostung in den <a href="/erlebnis/105">Gewölbekeller</a>.</p>',
    ],
    media: [[], ["flaschen"], ["verkostung"]],
  },
  {
    title: "Die Nordwand steht wieder auf eigenen Füßen",
    tags: ["Aktuelles"],
    publishedDaysAgo: 8,
    mainPicture: "geruest",
    content: [
      "<p>Elf Meter Eiche, in vier Stücken, jedes so schwer wie ein Kleinwagen: Die neue Schwelle an der Nordseite des Presshauses liegt. Drei Tage lang stand die Wand auf Stahlstützen, und wer vorbeikam, sprach unwillkürlich leiser.</p>",
      "<h2>Was wir dabei gefunden haben</h2><p>Unter dem alten Holz lagen eine Münze von 1869, ein Kinderschuh und ein Zettel, auf dem der Zimmermann sich über das Wetter beschwert. Wir haben einen neuen dazugelegt. Das Wetter war gut, aber das schreibt man ja nicht.</p>",
      '<h3>Wie es weitergeht</h3><p>Als Nächstes kommt der Lehm in die Gefache, dann der Kalkputz. Vor dem Frost wird das nichts mehr, also ruht die Baustelle bis März. Was das alles kostet und wer hilft, steht auf der <a href="/Projekt">Projektseite</a>.</p>',
    ],
    media: [[], ["fundstuecke"], []],
  },
  {
    title: "11.480 Kilo: die Ernte in Zahlen",
    tags: ["Aktuelles"],
    publishedDaysAgo: 15,
    mainPicture: "obstwiese-herbst",
    content: [
      "<p>Gewogen ist gewogen: 11.480\u00a0Kilo Äpfel haben wir in sechs Wochen vom Hang geholt, gut doppelt so viel wie im Vorjahr. Das liegt am milden April, an den Bienen und an 63 Menschen, die sich gebückt haben.</p>",
      "<h2>Wo sie geblieben sind</h2><ul><li>6.900\u00a0Kilo sind Saft geworden, das sind rund 4.600\u00a0Liter</li><li>3.300\u00a0Kilo gären im Keller zu Most</li><li>800\u00a0Kilo wurden zu Essig angesetzt</li><li>480\u00a0Kilo verschwanden in Kuchen, Mus und Kindern</li></ul>",
      "<blockquote>Beim dritten Hänger habe ich aufgehört zu zählen. Beim vierten habe ich wieder angefangen, weil es sonst keiner glaubt.</blockquote><p>Jochen Brandl, 2.\u00a0Vorsitzender und Fahrer des Traktors</p>",
    ],
    media: [[], ["apfelkisten"], []],
    gallery: {
      title: "Vom Baum in die Presse",
      onClick: "fullscreen",
      size: "cropcover",
      images: [
        { picture: "obstwiese-sommer", caption: "Im Juli hing noch alles oben" },
        { picture: "spindelpresse", caption: "Der erste Saft läuft" },
        { picture: "apfel-am-zweig", caption: "Den letzten lässt man hängen, für die Amseln" },
      ],
    },
  },
  {
    title: "Kontrabass, Stille, Apfelkuchen: ein Abend im Presshaus",
    tags: ["Aktuelles"],
    publishedDaysAgo: 24,
    mainPicture: "apfelkuchen-kerzen",
    content: [
      "<p>Neunzig Stühle hatten wir gestellt, hundertvier Menschen kamen. Die letzten saßen auf dem Pressbalken, was streng genommen nicht vorgesehen ist, akustisch aber offenbar die besten Plätze sind.</p>",
      "<p>Das Trio Windfall spielte zwei Stunden ohne Noten und ohne Ansagen. Nach der Pause fiel der Strom aus. Niemand hat sich beschwert, die Musiker am wenigsten: Sie spielten bei Kerzenlicht weiter, und manche behaupten seither, die Sicherung sei Absicht gewesen.</p><p>War sie nicht. Sie ist inzwischen getauscht.</p>",
      '<p>Das nächste Konzert steht schon fest. Karten gibt es im Laden und am Telefon, Tag und Uhrzeit stehen bei den <a href="/Veranstaltungen">Veranstaltungen</a>.</p>',
    ],
    media: [["spindelpresse"], ["buehne"], []],
    links: [{ title: "Die nächsten Konzerte", url: "/Veranstaltungen" }],
  },
  {
    title: "Zwölf neue Bäume, und einer heißt Horst",
    tags: ["Aktuelles"],
    publishedDaysAgo: 39,
    mainPicture: "jungbaum",
    isRound: true,
    content: [
      "<p>Oben am Waldrand war seit dem Sturm eine Lücke. Jetzt stehen dort zwölf junge Hochstämme: vier Champagnerrenetten, drei Bohnäpfel, zwei Gravensteiner, zwei Rote Eiserapfel und einer, den uns ein Herr aus Unterau im Topf über den Zaun reichte. Die Sorte kannte er nicht. „Der heißt Horst“, sagte er, und dabei bleibt es.</p>",
      "<h2>Gießen gesucht</h2><p>Junge Bäume brauchen in den ersten drei Sommern Wasser, alle zehn Tage zwei Kannen. Wer einen davon übernehmen will, bekommt Kanne, Plan und Dank. Horst ist schon vergeben.</p>",
      '<p>Wo die Bäume stehen, sieht man am besten auf dem Rundweg durch die <a href="/erlebnis/101">Obstwiese</a>: Es sind die mit den vielen Pfosten.</p>',
    ],
    media: [[], [], ["rundweg"]],
    downloads: ["giessplan"],
  },
  {
    title: "Sommerhonig: 94 Kilo und ein Stich",
    tags: ["Aktuelles"],
    publishedDaysAgo: 62,
    mainPicture: "wabe",
    content: [
      "<p>Die Linden am Kirchweg haben drei Wochen lang geblüht, und unsere neun Völker haben das ernst genommen. 94\u00a0Kilo Sommertracht sind geschleudert, dunkel wie Bernstein und mit einer Spur Minze, für die Gudrun Pohl die Linde verantwortlich macht.</p>",
      "<h2>Ein Glas für jeden, bitte</h2><p>Im Laden gibt es Gläser zu 250 und 500\u00a0g. Wir geben zunächst zwei pro Haushalt ab, damit auch die etwas bekommen, die erst am Samstag Zeit haben. Den Bienen lassen wir ihren Teil; sie haben schließlich gearbeitet.</p>",
      '<p>Der Stich ging übrigens an den Kassier, beim Zählen der Gläser. Er trägt es mit Fassung und einem halben Zwiebelring.</p><p>Mehr über die Völker: <a href="/erlebnis/106">Bienengarten</a>.</p>',
    ],
    media: [["bienengarten"], [], []],
  },
  {
    title: "Der Turm hat seine Prüfung bestanden",
    tags: ["Aktuelles"],
    publishedDaysAgo: 88,
    mainPicture: "schaukel",
    content: [
      "<p>Ein Herr mit Klemmbrett, ein Prüfkörper in der Form eines Kinderkopfs, vierzig Minuten Schweigen. Dann der Stempel: Der Turm auf der Spielwiese ist sicher, die Schaukel ebenfalls.</p>",
      "<h2>Zwei Auflagen</h2><ol><li>Unter der Rutsche müssen 20\u00a0cm mehr Hackschnitzel liegen. Liegen sie inzwischen.</li><li>Der Knoten an der Schaukel braucht einen Namen im Prüfbuch. Wir haben „Webeleinstek mit halbem Schlag“ eingetragen; die Kinder nennen ihn „Walter“.</li></ol>",
      '<p>Danke an alle, die geschaufelt haben. Die <a href="/erlebnis/113">Spielwiese</a> ist wieder offen.</p>',
    ],
    media: [["spielwiese"], [], []],
  },
  {
    title: "Essig braucht Zeit. Dieser hatte sechs Jahre",
    tags: ["Aktuelles"],
    publishedDaysAgo: 124,
    mainPicture: "fass-spaeter",
    content: [
      "<p>Ganz hinten im Keller, hinter dem dritten Bogen, lag ein kleines Fass, auf dem nur „später“ stand. Bernd Lohr hat es vor sechs Jahren angesetzt und, wie er zugibt, vergessen. Jetzt war später.</p>",
      "<h2>Apfelessig, sechs Jahre im Fass</h2><p>Bernsteinfarben, mild, fast ein wenig süß. Ein Teelöffel davon rettet jede Linsensuppe. Es gibt 140 Flaschen zu 0,25\u00a0l und dann lange keine mehr.</p>",
      "<blockquote>Manche Dinge werden besser, wenn man sie in Ruhe lässt. Beim Essig habe ich es sogar nachgewiesen.</blockquote><p>Bernd Lohr</p>",
    ],
    media: [["gewoelbekeller"], ["flasche-fassessig"], []],
  },
  {
    title: "Was der Schnee mit den Bäumen macht, und was nicht",
    tags: ["Aktuelles"],
    publishedDaysAgo: 290,
    mainPicture: "obstwiese-winter",
    content: [
      "<p>Vierzig Zentimeter in einer Nacht: Am Morgen sah der Hang aus wie frisch gestrichen. Zwei alte Äste sind gebrochen, beide hatten wir beim Schnitt noch stehen lassen, aus Mitleid. Mitleid ist kein Schnittkriterium, das haben wir nun schriftlich.</p>",
      "<h3>Was jetzt zu tun ist</h3><ul><li>Schnee von jungen Bäumen schütteln, mit der Hand, nicht mit dem Besen</li><li>Wildverbiss prüfen: Hasen stehen auf dem Schnee und reichen einen halben Meter höher</li><li>Stämme kalken, sobald es über null Grad hat</li></ul>",
      "<p>Wer helfen will: Samstag, 9:30\u00a0Uhr, Treffpunkt am Presshaus. Es gibt heißen Apfelsaft mit Zimt und hinterher Suppe.</p>",
    ],
  },
  {
    title: "Baumpaten bekommen Post",
    tags: ["Aktuelles"],
    publishedDaysAgo: -6,
    mainPicture: "paket",
    content: [
      "<p>Die Pakete sind gepackt: sechs Flaschen Saft, eine Karte, ein Foto vom eigenen Baum. 131 Kartons stehen in der Scheune und warten auf den Wagen.</p>",
      "<h2>Abholen geht auch</h2><p>Wer in der Nähe wohnt, spart uns das Porto: Freitag von 14:00 bis 18:00\u00a0Uhr oder Samstag von 9:00 bis 13:00\u00a0Uhr im Laden. Bitte die Nummer des Baums mitbringen, sie steht auf der Urkunde. „Der Schiefe links“ genügt zur Not auch.</p>",
    ],
  },
  {
    title: "Entwurf: Neue Stühle für die Presshalle?",
    tags: ["Aktuelles"],
    publishedDaysAgo: null,
    mainPicture: "klappstuhl",
    content: [
      "<p>Die alten Klappstühle quietschen bei jedem Pianissimo. Katrin hat drei Angebote eingeholt. <em>(Zahlen fehlen noch, bitte vor der Veröffentlichung mit Mehmet abstimmen.)</em></p>",
      '<h2>Drei Möglichkeiten</h2><ul><li>gebraucht aus dem Gemeindesaal in Unterau</li><li>neu, stapelbar, ohne Seele</li><li>selbst gebaut, in der <a href="/erlebnis/107">Werkstatt</a>, neunzigmal</li></ul>',
    ],
  },
];
