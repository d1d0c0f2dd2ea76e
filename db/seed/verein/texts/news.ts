import type { SeedEntry } from "../../types.ts";

export const news: SeedEntry[] = [
  {
    title: "Zwei zu eins im Dauerregen",
    tags: ["Aktuelles"],
    publishedDaysAgo: 2,
    mainPicture: "regen",
    content: [
      "<p>Der Schiedsrichter ließ den Ball dreimal fallen, um zu sehen, ob er noch springt. Beim dritten Mal tat er so, und es ging los: SV Talblick gegen TuS Oberbach, 112 Zuschauer, 109 Schirme.</p>",
      "<h2>Wie die Tore fielen</h2><ul><li><strong>12.\u00a0Minute, 1:0:</strong> Flanke von links, der Ball bleibt in der Pfütze liegen, die Nummer neun ist als Erste da.</li><li><strong>38.\u00a0Minute, 1:1:</strong> derselbe Trick, dieselbe Pfütze, das andere Tor.</li><li><strong>89.\u00a0Minute, 2:1:</strong> ein Freistoß aus 22\u00a0Metern, flach, nass, unhaltbar. Der Jubel reichte bis zur Eckfahne und von dort auf dem Bauch noch acht Meter weiter.</li></ul>",
      "<blockquote>Spielerisch war es keine Offenbarung. Wir haben den Ball ja auch nur selten gesehen.</blockquote><p>Tobias Kern, Trainer der Ersten Herren</p>",
    ],
    media: [[], ["ball-im-matsch"], []],
    links: [{ title: "Die nächsten Spiele", url: "/Veranstaltungen" }],
    en: {
      title: "Two one in pouring rain",
      content: [
        "<p>The referee dropped the ball three times to see whether it still bounced. The third time it made an effort, and off we went: SV Talblick against TuS Oberbach, 112 spectators, 109 umbrellas.</p>",
        "<h2>How the goals came about</h2><ul><li><strong>Minute 12, 1–0:</strong> a cross from the left, the ball stops in the puddle, and number nine gets there first.</li><li><strong>Minute 38, 1–1:</strong> the same trick, the same puddle, the other goal.</li><li><strong>Minute 89, 2–1:</strong> a free kick from 22 metres, low, wet, unstoppable. The celebration went as far as the corner flag, and from there another eight metres on the belly.</li></ul>",
        "<blockquote>It was not a revelation of the game. But then we hardly ever saw the ball.</blockquote><p>Tobias Kern, coach of the first men's team</p>",
      ],
      links: ["The next games"],
    },
  },
  {
    title: "Der Pokal steht im Regal",
    tags: ["Aktuelles"],
    publishedDaysAgo: 9,
    mainPicture: "pokal",
    content: [
      "<p>Zum zweiten Mal nach 1974 kommt der Kreispokal nach Talblick, und zum ersten Mal tragen ihn Frauen durchs Tor. Vier zu drei nach Elfmeterschießen, nachdem es nach neunzig Minuten null zu null gestanden hatte und nach hundertzwanzig immer noch.</p>",
      "<h2>Der letzte Schuss</h2><p>Aylin Demir hatte fünf Schützinnen bestimmt und für den Notfall sich selbst. Es kam der Notfall. Was sie vor dem Anlauf gedacht hat, will sie nicht sagen. Der Ball ging links unten ins Netz, das seither nicht geflickt werden darf.</p>",
      '<p>Der Pokal steht im Vereinsheim zwischen dem Wimpel von 1948 und der Kaffeemaschine. Anfassen ist erlaubt. Wer selbst mitspielen will: Wann trainiert wird, steht bei den <a href="/mannschaften/frauen">Frauen</a>.</p>',
    ],
    media: [[], [], []],
    gallery: {
      title: "Bilder vom Finale",
      onClick: "fullscreen",
      size: "cropcover",
      images: [
        { picture: "frauen-im-kreis", caption: "Vor dem Anpfiff: noch einmal alle zusammen" },
        { picture: "tribuene", caption: "341 Zahlende, dazu die auf dem Hügel" },
        { picture: "wurststand", caption: "In der Pause ging es um die Wurst" },
        { picture: "eckfahne", caption: "14 Ecken, kein Tor" },
        { picture: "tornetz", caption: "Links unten, 19:47\u00a0Uhr" },
      ],
    },
    en: {
      title: "The cup is on the shelf",
      content: [
        "<p>For the second time since 1974 the district cup comes to Talblick, and for the first time it is women who carry it through the gate. Four three on penalties, after it had been nil nil in ninety minutes, and still was after a hundred and twenty.</p>",
        "<h2>The last shot</h2><p>Aylin Demir had named five takers, and herself for an emergency. The emergency came. She will not say what she thought before her run-up. The ball went into the net at the bottom left, and nobody may mend that net now.</p>",
        '<p>The cup stands in the clubhouse between the pennant of 1948 and the coffee machine. You may touch it. If you want to play yourself, the <a href="/mannschaften/frauen">women\'s page</a> says when they train.</p>',
      ],
      gallery: {
        title: "Pictures of the final",
        captions: [
          "Before kick-off: everyone together once more",
          "341 paying, and those on the hill",
          "At half-time everything was about sausages",
          "14 corners, no goal",
          "Bottom left, 19:47",
        ],
      },
    },
  },
  {
    title: "Die neue Trainingsjacke ist da",
    tags: ["Aktuelles"],
    publishedDaysAgo: 16,
    mainPicture: "trainingsjacke",
    content: [
      "<p>Petrolblau, mit rotem Sattel und zwei weißen Streifen: So sah die Jacke der Meistermannschaft von 1974 aus, und so sieht die neue aus. Nur der Reißverschluss geht jetzt auch wieder auf.</p>",
      "<h2>Anprobe</h2><p>Dienstag und Donnerstag nach dem Training liegen alle Größen in der Kabine zwei. Kinder zahlen 35\u00a0€, Erwachsene 48\u00a0€, die Initialen stickt Frau Habermann umsonst. Sie bittet um leserliche Schrift; im letzten Jahr lief ein „Uwe“ als „Vwl“ auf.</p>",
      '<p>Trikots, Schals und Kapuzenpullis gibt es außerdem im <a href="/shop">Shop</a>.</p>',
    ],
    en: {
      title: "The new training jacket is here",
      content: [
        "<p>Petrol blue, with a red yoke and two white stripes: that is what the jacket of the 1974 champions looked like, and so does the new one. Only the zip now also opens again.</p>",
        "<h2>Try it on</h2><p>On Tuesday and Thursday after training, all sizes are laid out in changing room two. Children pay €35 and adults €48; Mrs Habermann embroiders the initials for nothing. She asks for legible handwriting: last year an “Uwe” ran out as “Vwl”.</p>",
        '<p>Jerseys, scarves and hoodies are also in the <a href="/shop">shop</a>.</p>',
      ],
    },
  },
  {
    title: "Der Beitrag bleibt, die Kassenwartin auch",
    tags: ["Aktuelles"],
    publishedDaysAgo: 27,
    mainPicture: "versammlung",
    content: [
      "<p>94 Stimmkarten, zwei Stunden zehn Minuten, ein Antrag auf mehr Senf: Das war die außerordentliche Versammlung. Die Mitglieder haben dem Umbau des Flutlichts zugestimmt, mit einer Gegenstimme. Sie kam von einem Nachbarn, der gern im Hellen schläft, wie er sagte, und hinterher lachte.</p>",
      '<h2>Was beschlossen ist</h2><ol><li>Der Beitrag bleibt bis Ende nächsten Jahres, wie er ist.</li><li>Elke Rombach führt die Kasse für zwei weitere Jahre.</li><li>Für das Licht darf der Vorstand bis zu 18.000\u00a0€ aus der Rücklage nehmen. Wie das Ganze bezahlt wird, steht unter <a href="/verein/flutlicht">Neues Flutlicht</a>.</li><li>Der Senf wird mittelscharf.</li></ol>',
    ],
    en: {
      title: "The fee stays, and so does the treasurer",
      content: [
        "<p>94 voting cards, two hours and ten minutes, one motion for more mustard: that was the extraordinary assembly. The members approved the new floodlights with one vote against. It came from a neighbour who likes to sleep in the light, he said, and then laughed.</p>",
        '<h2>What was decided</h2><ol><li>The fee stays as it is until the end of next year.</li><li>Elke Rombach keeps the books for another two years.</li><li>For the lights, the board may take up to €18,000 from the reserves. How all of it is paid for is under <a href="/verein/flutlicht">New floodlights</a>.</li><li>The mustard will be medium hot.</li></ol>',
      ],
    },
  },
  {
    title: "Fünf Tage Feriencamp, 42 müde Kinder",
    tags: ["Aktuelles"],
    publishedDaysAgo: 41,
    mainPicture: "ferienlager",
    content: [
      "<p>Um neun Uhr war Anpfiff, um vier war Schluss, und dazwischen lag so viel Rasen, dass am Freitag selbst die Brotdosen grün waren. 42 Kinder zwischen sechs und zwölf haben gedribbelt, gemalt, Zelte aufgebaut und Nudeln gegessen, zusammen 31\u00a0Kilo.</p>",
      "<h2>Wer gewonnen hat</h2><p>Alle, sagt Jonas Breuer. Am meisten die Trainer, sagen die Kinder: Sie verloren das Abschlussspiel mit vier zu neun und mussten zur Strafe die Pylonen zählen. Es waren 63. Morgens waren es 64 gewesen.</p>",
      '<p>Das nächste Camp ist in den Osterferien. Wer einen Platz möchte, schreibt uns über die Seite <a href="/mitglied-werden">Mitglied werden</a>; Mitglied sein muss man dafür nicht.</p>',
    ],
    media: [[], ["jugend-von-hinten"], []],
    en: {
      title: "Five days of holiday camp, 42 tired children",
      content: [
        "<p>Kick-off was at nine, the end at four, and in between there was so much grass that by Friday even the lunch boxes were green. 42 children between six and twelve dribbled, painted, put up tents and ate pasta, 31 kilos of it.</p>",
        "<h2>Who won</h2><p>Everyone, says Jonas Breuer. Above all the coaches, say the children: they lost the final game by four to nine, and had to count the cones as a punishment. There were 63. In the morning there had been 64.</p>",
        '<p>The next camp is in the Easter holidays. If you would like a place, write to us on the page <a href="/mitglied-werden">Become a member</a>; you need not be one.</p>',
      ],
    },
  },
  {
    title: "Danke an alle, die man nie auf dem Foto sieht",
    tags: ["Aktuelles"],
    publishedDaysAgo: 58,
    mainPicture: "linienwagen",
    content: [
      "<p>Die Hinrunde in Zahlen: 47 Heimspiele, 612 gewaschene Trikots, 1.840 Meter Kreidelinie an jedem Samstag, 2.300 Bratwürste und kein einziges Spiel ohne Schiedsrichter. Das alles steht in keiner Tabelle.</p>",
      "<h2>Besonders danke</h2><ul><li>Uli Brandt, der den Platz besser kennt als sein Wohnzimmer</li><li>Frau Aksoy, die Trikots so faltet, dass sie von selbst stehen</li><li>den Eltern der F-Jugend für 96 Fahrten nach irgendwo</li><li>Hans-Peter am Grill, der seit 1991 sagt, dass er aufhört</li></ul>",
      "<p>Am Samstag nach dem letzten Heimspiel laden wir alle Helferinnen und Helfer ein. An diesem Abend grillt der Vorstand. Bringen Sie Geduld mit.</p>",
    ],
    en: {
      title: "Thanks to everyone who is never in the photo",
      content: [
        "<p>The first half of the season in figures: 47 home games, 612 washed shirts, 1,840 metres of chalk line every Saturday, 2,300 sausages, and not one game without a referee. None of this is in any table.</p>",
        "<h2>Special thanks</h2><ul><li>to Uli Brandt, who knows the ground better than his living room</li><li>to Mrs Aksoy, who folds shirts so that they stand up by themselves</li><li>to the parents of the under-9s, for 96 drives to somewhere</li><li>to Hans-Peter at the grill, who has been saying since 1991 that he will stop</li></ul>",
        "<p>On the Saturday after the last home game we invite all helpers. The board will do the grilling that evening. Please bring patience.</p>",
      ],
    },
  },
  {
    title: "Vierzehn Trikots, eine Leine",
    tags: ["Aktuelles"],
    publishedDaysAgo: 83,
    mainPicture: "trikots-auf-der-leine",
    content: [
      "<p>Die C-Jugend hat neue Trikots, gestiftet von der Fahrschule Rechtsrum. Der Vater einer Spielerin hängt sie nach jedem Spiel der Nummer nach auf. Fehlt eine, weiß er abends, in wessen Tasche er suchen muss.</p>",
      "<h2>Waschen, aber wie</h2><ul><li>auf links, 30\u00a0Grad, ohne Weichspüler</li><li>Grasflecken vorher mit Gallseife einreiben</li><li>nie in den Trockner: Die Nummer zehn der Vorsaison passt jetzt den Bambini</li></ul>",
    ],
    en: {
      title: "Fourteen shirts, one line",
      content: [
        "<p>The under-15s have new shirts, given by the driving school Rechtsrum. The father of one of the players hangs them up after every game in order of their numbers. If one is missing, he knows by evening whose bag to look in.</p>",
        "<h2>How to wash them</h2><ul><li>inside out, at 30 degrees, without softener</li><li>rub grass stains with gall soap first</li><li>never in the dryer: last season's number ten now fits the Bambini</li></ul>",
      ],
    },
  },
  {
    title: "Vierzig Bügel und ein Dach fürs Rad",
    tags: ["Aktuelles"],
    publishedDaysAgo: 121,
    mainPicture: "fahrradstaender",
    isRound: true,
    content: [
      "<p>Wer mit dem Rad zum Training kommt, hat jetzt einen Platz im Trockenen: vierzig Bügel aus Stahl, fest im Boden, dazu ein Dach aus Lärche und eine Luftpumpe, die mit einem Seil gesichert ist. Sie ist die dritte.</p>",
      '<p>Das Geld kam aus dem Radwegetopf der Gemeinde, die Arbeit von der Zweiten Herren an einem spielfreien Wochenende. Der Weg zum Platz steht unter <a href="/Kontakt">Kontakt</a>.</p>',
    ],
    en: {
      title: "Forty stands and a roof for bicycles",
      content: [
        "<p>If you come to training by bicycle, you now have a dry place for it: forty stands of steel, firmly in the ground, with a roof of larch and a pump that is secured by a rope. It is the third one.</p>",
        "<p>The money came from the municipality's fund for cycle paths, the work from the second men's team on a weekend without a game. The way to the ground is under <a href=\"/Kontakt\">Contact</a>.</p>",
      ],
    },
  },
  {
    title: "Die Rückrunde beginnt auswärts",
    tags: ["Aktuelles"],
    publishedDaysAgo: -5,
    mainPicture: "eckfahne",
    content: [
      "<p>Der Plan ist da: Das erste Spiel nach der Winterpause führt uns nach Hangen, wo der Platz so schräg ist, dass man nach der Seitenwahl einen Ausgleich bekommt. Abfahrt ist um 12:30\u00a0Uhr am Vereinsheim, im Bus sind noch elf Plätze frei.</p>",
    ],
    en: {
      title: "The second half of the season begins away",
      content: [
        "<p>The fixtures are out: the first game after the winter break takes us to Hangen, where the ground slopes so much that you get compensation after the toss. The bus leaves the clubhouse at 12:30, and eleven seats are still free.</p>",
      ],
    },
  },
  {
    title: "Entwurf: Zweiter Platz, zweite Meinung",
    tags: ["Aktuelles"],
    publishedDaysAgo: null,
    content: [
      "<p>Platz\u00a02 steht bei jedem Regen unter Wasser. Uli hat zwei Angebote für eine Drainage. <em>(Zahlen fehlen noch, bitte vor der Veröffentlichung mit Elke abstimmen.)</em></p>",
      "<h2>Was dafür spricht</h2><ul><li>weniger Spielausfälle im Herbst</li><li>die Gänse ziehen vielleicht wieder aus</li></ul>",
    ],
  },
];
