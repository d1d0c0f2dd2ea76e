// Matches are on fixed weekdays, so these dates have a weekday.
import type { SeedEntry } from "../../types.ts";

export const events: SeedEntry[] = [
  {
    title: "Erste Herren gegen FC Wiesental",
    tags: ["Veranstaltungen"],
    publishedDaysAgo: 1,
    dateInDays: 3,
    weekday: "Su",
    dateTime: "15:00",
    event: { endInDays: 3, endTime: "16:50", place: "Platz 1", price: "4\u00a0€, für Mitglieder und Kinder frei" },
    mainPicture: "tribuene",
    content: [
      "<p>Fünfter gegen Vierter, und zwischen beiden liegt nur ein Punkt. Das Hinspiel ging in Wiesental mit zwei zu zwei aus, in einem Nebel, in dem sich beide Torhüter für den besseren hielten.</p>",
      '<h2>Gut zu wissen</h2><ul><li>Die Zweite spielt um 13:00\u00a0Uhr.</li><li>Die Kasse öffnet um 12:30\u00a0Uhr, der Grill auch.</li><li>Bitte kommen Sie mit dem Rad oder zu Fuß: Der Parkplatz am Bach ist klein. Den Weg finden Sie unter <a href="/Kontakt">Kontakt</a>.</li></ul>',
    ],
    media: [[], ["wurststand"]],
    links: [{ title: "Die Mannschaft", url: "/mannschaften/erste-herren" }],
    en: {
      title: "First men's team v FC Wiesental",
      content: [
        "<p>Fifth against fourth, with a single point between them. The first game in Wiesental ended two two, in a fog in which each goalkeeper thought he was the better one.</p>",
        '<h2>Good to know</h2><ul><li>The second team plays at 13:00.</li><li>The ticket desk opens at 12:30, and so does the grill.</li><li>Please come by bicycle or on foot: the car park by the stream is small. The way is under <a href="/Kontakt">Contact</a>.</li></ul>',
      ],
      links: ["The team"],
    },
  },
  {
    title: "Frauen gegen SG Hangen",
    tags: ["Veranstaltungen"],
    publishedDaysAgo: 3,
    dateInDays: 8,
    weekday: "Sa",
    dateTime: "16:00",
    event: { endInDays: 8, endTime: "17:50", place: "Platz 1", price: "Eintritt frei, der Hut geht herum" },
    mainPicture: "tornetz",
    content: [
      "<p>Das erste Heimspiel nach dem Pokal. Der Pokal ist dabei: Er steht am Mittelkreis, bis der Anpfiff kommt, und wird danach von der D-Jugend bewacht.</p>",
      "<p>Hangen hat seit September nicht verloren. Aylin Demir sagt, das sei eine Statistik und kein Naturgesetz. Der Hut geht für das neue Flutlicht herum.</p>",
    ],
    media: [[], ["frauen-im-kreis"]],
    links: [{ title: "Die Mannschaft", url: "/mannschaften/frauen" }],
    en: {
      title: "Women v SG Hangen",
      content: [
        "<p>The first home game since the cup. The cup will be there: it stands in the centre circle until kick-off, and is then guarded by the under-13s.</p>",
        "<p>Hangen have not lost since September. Aylin Demir calls that a statistic and no law of nature. The hat goes round for the new floodlights.</p>",
      ],
      links: ["The team"],
    },
  },
  {
    title: "Fußball für alle über 50",
    tags: ["Veranstaltungen"],
    publishedDaysAgo: 118,
    dateInDays: 1,
    weekday: "Th",
    dateTime: "18:30",
    event: {
      endInDays: 1,
      endTime: "20:00",
      place: "Platz 2",
      price: "Dreimal umsonst, danach als Mitglied",
      rrule: "FREQ=WEEKLY",
      changes: [
        { inDays: 7, place: "Turnhalle der Grundschule" },
        { inDays: 14, movedDays: -1, place: "Turnhalle der Grundschule" },
        { inDays: 28, status: "cancelled" },
      ],
    },
    mainPicture: "schuhe",
    content: [
      "<p>Gehen ist erlaubt, Grätschen nicht. Wir spielen fünf gegen fünf auf kleine Tore, mit einem Aufwärmen, das seinen Namen verdient, und einer Pause, die eingehalten wird.</p>",
      "<h2>Wer kommt</h2><p>Männer und Frauen, ehemalige Torschützenkönige und Leute, die seit der Schule keinen Ball mehr gesehen haben. Ein Arzt ist meistens dabei, allerdings spielt er Rechtsaußen.</p>",
    ],
    media: [[], ["training"]],
    en: {
      title: "Football for everyone over 50",
      content: [
        "<p>Walking is allowed, sliding is not. We play five against five on small goals, with a warm-up that deserves its name and a break that is kept.</p>",
        "<h2>Who comes</h2><p>Men and women, former top scorers, and people who have not seen a ball since school. There is usually a doctor, but he plays on the right wing.</p>",
      ],
    },
  },
  {
    title: "Testspiel gegen den TSV Mühlbach",
    tags: ["Veranstaltungen"],
    publishedDaysAgo: 12,
    dateInDays: 5,
    weekday: "We",
    dateTime: "19:30",
    event: { place: "Platz 2", price: "Eintritt frei", status: "cancelled" },
    mainPicture: "ball-im-matsch",
    content: [
      "<p>Platz\u00a02 steht unter Wasser, und Uli Brandt hat den Schlüssel eingesteckt. Wir holen das Spiel nach, sobald ein Ball, den man fallen lässt, nicht mehr schwimmt.</p>",
    ],
    en: {
      title: "Friendly against TSV Mühlbach",
      content: [
        "<p>Ground 2 is under water, and Uli Brandt has put the key in his pocket. We will play as soon as a dropped ball no longer floats.</p>",
      ],
    },
  },
  {
    title: "Talblick-Cup der F-Jugend",
    tags: ["Veranstaltungen"],
    publishedDaysAgo: 15,
    dateInDays: 30,
    weekday: "Sa",
    dateTime: "09:30",
    event: { endInDays: 30, endTime: "15:30", place: "Platz 1 und 2", price: "Eintritt frei" },
    mainPicture: "pfeife",
    content: [
      "<p>Zwölf Mannschaften, vier kleine Felder, Spiele von zehn Minuten. Eine Tabelle gibt es nicht, dafür für jedes Kind eine Medaille und für jede Mannschaft einen Kuchen, der in Stücken gezählt wird und nicht in Toren.</p>",
      "<h2>Ablauf</h2><ol><li>9:30\u00a0Uhr: Einlaufen mit Musik</li><li>10:00\u00a0Uhr: die ersten vier Spiele</li><li>12:30\u00a0Uhr: Nudeln für alle</li><li>15:00\u00a0Uhr: Medaillen, Händeschütteln, Heimfahrt</li></ol>",
      "<p>Helferinnen und Helfer für Aufbau und Küche sind willkommen, die Liste hängt im Vereinsheim.</p>",
    ],
    media: [[], ["jugend-von-hinten"], []],
    links: [{ title: "Unsere Jugend", url: "/mannschaften/jugend" }],
    en: {
      title: "Talblick Cup of the under-9s",
      content: [
        "<p>Twelve teams, four small fields, games of ten minutes. There is no table, but a medal for every child, and for every team a cake, which is counted in slices and not in goals.</p>",
        "<h2>Programme</h2><ol><li>9:30: entry with music</li><li>10:00: the first four games</li><li>12:30: pasta for everyone</li><li>15:00: medals, handshakes, home</li></ol>",
        "<p>Helpers for setting up and for the kitchen are welcome; the list hangs in the clubhouse.</p>",
      ],
      links: ["Our youth"],
    },
  },
  {
    title: "Jahreshauptversammlung",
    tags: ["Veranstaltungen"],
    publishedDaysAgo: 20,
    yearDay: "01-20",
    dateInDays: 0,
    weekday: "Fr",
    dateTime: "19:30",
    event: { endInDays: 0, endTime: "22:00", place: "Vereinsheim" },
    mainPicture: "vereinsheim",
    content: [
      "<p>Alle Mitglieder ab 16\u00a0Jahren haben eine Stimme, alle anderen ein offenes Ohr. Wir berichten über das Jahr, über das Geld und über das Licht, und wir wählen.</p>",
      '<h2>Tagesordnung</h2><ol><li>Begrüßung und Gedenken</li><li>Berichte: Vorstand, Jugend, Kasse, Platzwart</li><li>Entlastung des Vorstands</li><li>Wahl der 1.\u00a0Vorsitzenden und des Schriftführers</li><li>Stand des <a href="/verein/flutlicht">Flutlichts</a></li><li>Anträge und Verschiedenes</li></ol><p>Anträge bitte bis zwei Wochen vorher schriftlich an den Vorstand.</p>',
    ],
    links: [{ title: "Der Verein", url: "/verein" }],
    en: {
      title: "Annual general assembly",
      content: [
        "<p>All members from the age of 16 have a vote, and all others an open ear. We report on the year, on the money and on the lights, and we vote.</p>",
        '<h2>Agenda</h2><ol><li>Welcome and remembrance</li><li>Reports: board, youth, accounts, groundsman</li><li>Approval of the board\'s work</li><li>Election of the chair and of the secretary</li><li>Progress of the <a href="/verein/flutlicht">floodlights</a></li><li>Motions and other business</li></ol><p>Please send motions to the board in writing, at least two weeks before.</p>',
      ],
      links: ["The club"],
    },
  },
  {
    title: "Sommerfest am Platz",
    tags: ["Veranstaltungen"],
    publishedDaysAgo: 22,
    yearDay: "07-08",
    dateInDays: 0,
    weekday: "Sa",
    dateTime: "14:00",
    event: {
      endInDays: 1,
      endTime: "18:00",
      place: "Vereinsheim und Platz 1",
      price: "Eintritt frei, Spielekarte für Kinder 3\u00a0€",
    },
    mainPicture: "sommerfest",
    content: [
      "<p>Zwei Tage ohne Abseits. Am Samstag spielen Straßen gegen Straßen, abends die Blaskapelle, danach die Kabinen-Band, von der niemand weiß, wie sie sich nennt, auch sie selbst nicht.</p>",
      "<h2>Samstag</h2><ul><li>14:00\u00a0Uhr: Turnier der Straßen, vier gegen vier</li><li>16:00\u00a0Uhr: Torwand, Hüpfburg, Kuchen</li><li>19:00\u00a0Uhr: Musik unter den Lichterketten</li></ul><h2>Sonntag</h2><ul><li>10:30\u00a0Uhr: Gottesdienst am Mittelkreis</li><li>12:00\u00a0Uhr: Braten mit Klößen, solange er reicht</li><li>15:00\u00a0Uhr: Bambini gegen Vorstand</li></ul>",
      "<p>Wer eine Schicht übernehmen will, trägt sich in die Liste am Vereinsheim ein. Am Sonntagabend wird gemeinsam abgebaut, das geht schneller, als man denkt, und langsamer, als man hofft.</p>",
    ],
    media: [["wurststand"], ["anstoss"], []],
    en: {
      title: "Summer festival at the ground",
      content: [
        "<p>Two days without offside. On Saturday streets play against streets; in the evening the brass band plays, and after it the changing-room band. Nobody knows what it is called, and neither does the band.</p>",
        "<h2>Saturday</h2><ul><li>14:00: tournament of the streets, four against four</li><li>16:00: goal wall, bouncy castle, cake</li><li>19:00: music under the string lights</li></ul><h2>Sunday</h2><ul><li>10:30: church service in the centre circle</li><li>12:00: roast with dumplings, while it lasts</li><li>15:00: Bambini against the board</li></ul>",
        "<p>If you would like to take a shift, put your name on the list at the clubhouse. On Sunday evening we take everything down together, which is faster than you think and slower than you hope.</p>",
      ],
    },
  },
  {
    title: "Frühschoppen mit dem Spiel von gestern",
    tags: ["Veranstaltungen", "Aktuelles"],
    publishedDaysAgo: 50,
    dateInDays: -35,
    weekday: "Su",
    dateTime: "10:30",
    event: { place: "Vereinsheim" },
    mainPicture: "wurststand",
    content: [
      "<p>Das Pokalfinale noch einmal, auf Großleinwand und mit Ton. Wir halten an jeder Stelle an, an der jemand ruft, dass er es gleich gewusst habe. Rechnen Sie mit drei Stunden.</p>",
    ],
    en: {
      title: "Sunday morning with yesterday's game",
      content: [
        "<p>The cup final once more, on the big screen and with sound. We stop wherever somebody shouts that they knew it all along. Allow three hours.</p>",
      ],
    },
  },
];
