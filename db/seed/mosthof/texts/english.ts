// The keys are German titles. The English texts of the shop's terms are in terms.ts.
import type { SeedEnglish } from "../../types.ts";

const phone = '<a href="tel:+493023125141">030\u00a023125\u00a0141</a>';

const pages: Record<string, SeedEnglish> = {
  "Mosthof Sonnenau": {
    title: "Mosthof Sonnenau",
    content: [
      "<h2>A hillside of apple trees. A press that still works.</h2><p>They have been pressing here since 1871. Today 187 members keep the house going: with concerts, apple days, courses, and everything that can be got from an apple into a bottle.</p>",
    ],
    gallery: {
      title: "A year on the hillside",
      captions: [
        "July: whoever has shade stays put",
        "September: apple day under the trees",
        "November: eighty lanterns, no programme",
        "January: peace at last",
        "And every evening there is still a light in the yard",
      ],
    },
  },
  Erlebnis: {
    title: "Experience",
    content: [
      '<h2>Seven places on one farm</h2><p>The Mosthof is easily seen in an afternoon, even on short legs. The <a href="/erlebnis/101">orchard</a> is at the top; in the middle stand the <a href="/erlebnis/103">press house</a>, the <a href="/erlebnis/107">workshop</a> and the <a href="/erlebnis/109">barn</a>; and at the very bottom, eleven steps below the yard, the <a href="/erlebnis/105">vaulted cellar</a> begins.</p>',
      '<h3>Who hums and who swings</h3><p>The bees live behind the hedge. The <a href="/erlebnis/106">bee garden</a> has a bench from which one may watch them without their minding. Right next to it, at a respectful distance from the flight path, is the <a href="/erlebnis/113">play meadow</a>.</p>',
      "<h3>Good to know</h3><ul><li>The farm is open every day for as long as it is light. We charge no admission.</li><li>There are guided tours on the first Sunday of the month at 14:00, from April to October.</li><li>Dogs are welcome, on a lead and not in the bee garden, please.</li><li>Stout shoes never hurt. It is a hillside, after all.</li></ul>",
    ],
  },
  Obstwiese: {
    title: "The orchard",
    content: [
      "<h2>214 trees, 38 varieties</h2><p>The oldest trees on the slope were planted around 1900, the youngest last winter. In between stands everything that a household used to need: early apples for cakes, late ones for the cellar, sour ones for cider, and a few whose names nobody remembers.</p>",
      "<h3>The round walk</h3><p>Twenty minutes, if you do not stop. Fourteen trees carry a sign with the variety, the year it was planted, and what its fruit is best for. The path is mown but not paved; a pram will manage, and with a wheelchair one gets as far as the bench under the Boskoop.</p>",
      "<h3>What we are often asked</h3><p><strong>May one take apples?</strong> What lies in the grass, yes: a pocketful. What hangs on the tree belongs to the press.</p><p><strong>Do you spray?</strong> No. The codling moth has not said thank you yet, but it likes to come back.</p><p><strong>Can one adopt a tree?</strong> For €60 a year. You get a sign, six bottles of juice, and once a year an invitation to help with the pruning.</p>",
    ],
    gallery: {
      title: "Four seasons, the same hillside",
      captions: [
        "May: white for ten days",
        "July: whoever has shade stays put",
        "October: hands full",
        "January: peace at last",
      ],
    },
  },
  Presshaus: {
    title: "The press house",
    content: [
      "<h2>Oak, iron and a lot of patience</h2><p>The screw press stands where it has always stood: in the middle of the room. Its beam is a single oak, seven metres long; the screw is pear wood. Two adults can turn it shut, four do it better, and children like best to turn it open again.</p>",
      '<h3>In autumn: pressing days</h3><p>From mid-September to early November we press other people\'s fruit as well, every Saturday. From 50\u00a0kg you get back the juice of your own apples; with less you share a pressing with your neighbours. We make appointments by telephone; the number is under <a href="/Kontakt">Contact</a>.</p><ul><li>clean and without rot; worms are fine</li><li>in crates or sacks, not in plastic bags</li><li>picked no more than three days before pressing</li></ul>',
      '<h3>The rest of the year: concerts</h3><p>When the press rests, we put chairs in front of it. Ninety seats, a grand piano that its tuner calls "astonishingly brave", and acoustics that we owe to chance and clay plaster. What is played next is under <a href="/Veranstaltungen">Events</a>.</p>',
    ],
  },
  Gewölbekeller: {
    title: "The vaulted cellar",
    content: [
      "<h2>Eleven degrees, summer and winter</h2><p>Eleven steps down, eleven degrees: that is easy to remember. The cellar is older than the house above it, probably from around 1780, and was cut into the sandstone that the whole hillside is made of. Last autumn's cider lies in the barrels and hums quietly to itself until it is done.</p>",
      "<h3>Tastings</h3><p>On every second Friday of the month we sit down there at the long table: twelve seats, five glasses, bread from the baker, and Bernd Lohr, our cellar master. He talks for about as long as a candle burns.</p><p>€22 a person, €16 for members. Juice instead of cider is possible at any time, and nobody will comment on it.</p>",
      "<blockquote>A good cider tastes of the year in which it grew. Unfortunately, so does a bad one.</blockquote><p>Bernd Lohr, cellar master</p>",
    ],
    links: ["All dates"],
  },
  Bienengarten: {
    title: "The bee garden",
    content: [
      "<h2>Nine colonies and a bench</h2><p>No bees, no apples: it is as simple as that. Our nine colonies stand behind the hawthorn hedge, their entrances facing south-east so that they get up early. Gudrun Pohl has looked after them for eleven years and has since, she says, been stung less often than asked whether it hurts.</p>",
      "<h3>A look into the hive</h3><p>On the third Saturday of each month from May to August, a hive is opened at 15:00. We have veils and gloves, also in children's sizes. Anyone with an allergy sees just as much through the glass of the observation hive in the workshop.</p>",
      "<h3>Honey</h3><p>Two harvests a year: apple blossom, pale and mild, and summer honey, darker, with lime. When it is gone, it is gone. That is usually in early December.</p>",
    ],
  },
  Werkstatt: {
    title: "The workshop",
    content: [
      "<h2>It smells of linseed oil here</h2><p>Four workbenches, a forge, a treadle lathe, and a wall full of tools, each of which is hung back on its outline after use. Walter Nies painted the outlines. He also checks whether they are empty.</p>",
      "<h3>Open workshop</h3><p>On Thursdays from 18:00 to 21:00 anyone may come who has something to mend: chairs, scythes, ladders, basket handles. We help, but we do not do it for you. Materials at cost price, and something for the coffee tin as you see fit.</p>",
      '<h3>Courses</h3><ul><li>basket weaving, one weekend, with willow from the brook</li><li>scything and peening, one early morning in June</li><li>building nest boxes, for children from eight</li><li>pruning fruit trees, in late winter, in any weather</li></ul><p>You will find the next dates under <a href="/Veranstaltungen">Events</a>.</p>',
    ],
  },
  Scheune: {
    title: "The barn",
    content: [
      "<h2>Room for 120 people and a long evening</h2><p>The barn is the largest roof on the farm: 260\u00a0m², open rafters, and a floor of larch boards on which one can dance even in heels. From April to October we let it for weddings, big birthdays, club parties and conferences.</p>",
      "<h3>What comes with it</h3><ul><li>tables and benches for 120 people, crockery and glasses for 100</li><li>a kitchen with dishwasher, a cold room, a bar</li><li>lights, a projector, and sound for speeches and quiet music</li><li>step-free access and a wheelchair-accessible toilet</li></ul>",
      '<h3>What it costs</h3><p>€480 for a day, €1,150 for a weekend from Friday noon to Sunday evening; two thirds of that for members. After 22:00 the doors stay shut so that the village can sleep. Inside, it goes on.</p><p>We will gladly tell you by telephone which days are free, see <a href="/Kontakt">Contact</a>.</p>',
    ],
    gallery: {
      title: "What has been celebrated here",
      captions: [
        "Concerts: the small stage fits into the barn and into the press hall",
        "Apple days: the stalls reach as far as the gate",
        "Weddings: the way home, seen from the table",
      ],
    },
  },
  Spielwiese: {
    title: "The play meadow",
    content: [
      "<h2>For everyone who does not care about varieties</h2><p>The swing hangs from a Brettacher that has already survived three generations. The tower beside it is younger: parents built it in two weekends from robinia wood, with a structural engineer among the fathers, which shows. In the tower.</p>",
      "<h3>Rules of the game</h3><ul><li>Open from early morning until dusk, without appointment, without admission.</li><li>Windfalls are for eating; for throwing there are fir cones.</li><li>Small children come with someone; big ones may leave their parents in the shade.</li></ul>",
      "<h3>Birthdays</h3><p>On Saturdays we hold children's birthday parties: pressing apple juice with the small hand press, a treasure hunt to the old boundary stone, bread on sticks over the fire. Up to twelve children, three hours, €140.</p>",
    ],
  },
  "Sponsoren & Förderungen": {
    title: "Sponsors & funding",
    content: [
      "<h2>The press house is to stand for another 150 years</h2><p>When we took the house over in 1994, a birch was growing in the rafters. Much has been done since, and yet the most important thing was left: the sills on the north side are rotten, the lime plaster is crumbling, and the screw of the press has a crack that we have been calming for years with an iron ring.</p><p>That is why we are restoring the press house. Slowly, with craftspeople from the area, and in such a way that one will not see much of it afterwards.</p>",
      "<h3>Three stages</h3><ol><li><strong>Roof and rafters:</strong> new battens, covered with the old plain tiles. Done.</li><li><strong>Sills, timber frame, plaster:</strong> the carpenters have been at work since spring. The north wall stands on new oak.</li><li><strong>Press and floor:</strong> screw, basket and the sandstone paving. To begin as soon as the money is there.</li></ol>",
      "<h3>What it costs</h3><p>Roof, north wall, press and floor cost €186,000 together, and a good three quarters of that has been promised. We raise the rest with concerts, cake and your help.</p><p>For every gift from €20 we give a receipt for the tax office, and for every gift from €200 a name on a roof tile: a few of these are still waiting.</p>",
      '<h3>Who is helping</h3><ul><li>Sonnenau Community Foundation: €60,000 for roof and timber frame</li><li>Municipality of Sonnenau: €35,000, and closing the road for the crane</li><li>The fund "Old Crafts in the Country": €28,000</li><li>Unterau Savings Fund: €10,000</li><li>Hufnagel &amp; Daughter, bakers: bread for every tasting</li><li>Unterau Glassworks: the first 600 bottles at cost price</li><li>131 people who have adopted a tree and stay true to it even in the rain</li></ul><p>Whoever wants to join them, write to us; the address is under <a href="/Kontakt">Contact</a>.</p>',
    ],
  },
  Kontakt: {
    title: "Contact",
    content: [
      `<h2>How to reach us</h2><p>Mosthof Sonnenau e.\u00a0V.<br>Am Mosthang 7<br>98999 Sonnenau<br>Germany</p><p>Telephone ${phone}<br>Email <a href="mailto:post@mosthof.example.org">post@mosthof.example.org</a></p><p>Katrin Seibold answers the telephone on Tuesdays and Thursdays from 9:00 to 12:00. For the rest of the week the answering machine speaks, but it is reliably listened to.</p>`,
    ],
  },
};

const news: Record<string, SeedEnglish> = {
  "Der neue Most ist da, und er hat es eilig": {
    title: "The new cider is here, and it is in a hurry",
    content: [
      "<p>Usually we give it until spring. This year the juice was so sweet that there was no stopping the yeast: the first cider is ready, dry, pale, and at 6.2 per cent somewhat stronger than its predecessor.</p>",
      "<h2>What is in the glass</h2><p>Bohnapfel and Trierer Weinapfel above all, and a fifth of Gewürzluiken. It smells of quince and fresh hay, and tastes as a cider should: of apple, and not of sweets.</p><ul><li>0.75\u00a0l in a swing-top bottle</li><li>1\u00a0l in a returnable bottle</li><li>cartons of 6 or 12 bottles</li></ul>",
      '<p>In the shop from Friday. Those who would rather taste first and buy later may come to the next tasting in the <a href="/erlebnis/105">vaulted cellar</a>.</p>',
    ],
  },
  "Die Nordwand steht wieder auf eigenen Füßen": {
    title: "The north wall stands on its own feet again",
    content: [
      "<p>Eleven metres of oak in four pieces, each as heavy as a small car: the new sill on the north side of the press house is in place. For three days the wall stood on steel props, and whoever passed by lowered their voice without thinking.</p>",
      "<h2>What we found on the way</h2><p>Under the old wood lay a coin of 1869, a child's shoe, and a note on which the carpenter complains about the weather. We added a new one. The weather was fine, but that is not the kind of thing one writes.</p>",
      '<h3>What comes next</h3><p>Next, clay goes between the timbers, then lime plaster. That will not happen before the frost, so the site rests until March. What all this costs and who is helping is on the <a href="/Projekt">project page</a>.</p>',
    ],
  },
  "11.480 Kilo: die Ernte in Zahlen": {
    title: "11,480 kilos: the harvest in figures",
    content: [
      "<p>What is weighed is weighed: in six weeks we brought 11,480 kilos of apples down from the slope, more than twice as many as the year before. We owe that to a mild April, to the bees, and to 63 people who bent down.</p>",
      "<h2>Where they went</h2><ul><li>6,900 kilos became juice, about 4,600 litres of it</li><li>3,300 kilos are fermenting in the cellar</li><li>800 kilos were set aside for vinegar</li><li>480 kilos disappeared into cakes, purée and children</li></ul>",
      "<blockquote>At the third trailer I stopped counting. At the fourth I started again, because otherwise nobody would believe it.</blockquote><p>Jochen Brandl, vice chairman and driver of the tractor</p>",
    ],
    gallery: {
      title: "From tree to press",
      captions: [
        "In July it was all still hanging up there",
        "The first juice runs",
        "The last one is left hanging, for the blackbirds",
      ],
    },
  },
  "Zwölf neue Bäume, und einer heißt Horst": {
    title: "Twelve new trees, and one of them is called Horst",
    content: [
      '<p>There had been a gap at the edge of the wood since the storm. Now twelve young standards grow there: four Champagnerrenetten, three Bohnäpfel, two Gravensteiner, two Rote Eiserapfel, and one that a gentleman from Unterau passed us over the fence in a pot. He did not know the variety. "It is called Horst," he said, and so it is.</p>',
      "<h2>Watering wanted</h2><p>Young trees need water in their first three summers, two cans every ten days. Whoever takes one on gets a can, a plan and our thanks. Horst is already spoken for.</p>",
      '<p>The best way to see where they stand is the round walk through the <a href="/erlebnis/101">orchard</a>: they are the ones with all the posts.</p>',
    ],
  },
  "Essig braucht Zeit. Dieser hatte sechs Jahre": {
    title: "Vinegar takes time. This one had six years",
    content: [
      '<p>At the very back of the cellar, behind the third arch, lay a small barrel marked only "later". Bernd Lohr filled it six years ago and, as he admits, forgot it. Now it was later.</p>',
      "<h2>Cider vinegar, six years in the barrel</h2><p>Amber, mild, almost a little sweet. One teaspoon of it rescues any lentil soup. There are 140 bottles of 0.25\u00a0l, and then none for a long time.</p>",
      "<blockquote>Some things get better if one leaves them alone. With vinegar I have even proved it.</blockquote><p>Bernd Lohr</p>",
    ],
  },
};

const events: Record<string, SeedEnglish> = {
  "Verkostung im Keller: fünf Gläser, fünf Jahrgänge": {
    title: "A tasting in the cellar: five glasses, five years",
    content: [
      "<p>Five years of cider side by side: a dry one, a rainy one, two good ones, and one that we discuss only after the last glass. Bernd Lohr pours, and explains why the same slope tastes different every time.</p>",
      "<h2>Good to know</h2><ul><li>twelve seats at the long table, please reserve</li><li>€22, €16 for members, with bread and cheese</li><li>eleven degrees: there is no shame in a jacket</li></ul>",
      '<p>The <a href="/erlebnis/105">vaulted cellar</a> can only be reached by eleven steps. If you cannot manage them, please tell us; then the cellar comes up to the press hall.</p>',
    ],
    links: ["Reserve a seat"],
  },
  "Trio Windfall spielt „Fallobst“": {
    title: "Trio Windfall plays “Windfalls”",
    content: [
      "<p>Double bass, clarinet, accordion: Trio Windfall are back, with a new programme and, as promised, their own torch. The evening is called “Windfalls” because it holds everything that has dropped into their laps in the last two years: lullabies, a tango, the melody of a washing machine.</p>",
      `<h2>Tickets</h2><p>€18, concessions €12, free for children up to 14. In the shop and by telephone on ${phone}. Doors open at 18:30; by then the cider is open, too.</p>`,
      "<h3>The trio</h3><p><strong>Ines Karl</strong>, double bass. <strong>Tobias Rehm</strong>, clarinet. <strong>Jelena Petrova</strong>, accordion. Together for nine years, since the first evening without announcements.</p>",
    ],
  },
  "Laternenweg durch den Hang": {
    title: "Lantern walk across the hillside",
    content: [
      "<p>Eighty lanterns, one path, no programme. At dusk we walk from the farm to the Boskoop and back, slowly, so that those can keep up who made their lanterns themselves and now fear for them.</p>",
      "<h2>And afterwards</h2><p>A fire in the yard, hot apple juice, baked apples from the workshop stove. The apples are free for as long as they last. They have never lasted.</p><p>Admission free. In a storm there is no walk, but there is a fire.</p>",
    ],
  },
  "Großer Apfeltag": {
    title: "The great apple day",
    content: [
      "<p>Once a year the whole farm is a market. Twenty stalls, from cakes to scythes; the press runs without a break; and whoever brings an apple without a name goes home with one. Most of the time it is right.</p>",
      "<h2>All day long</h2><ul><li>apples identified by Renate Aumüller (five fruits from each tree, please)</li><li>juice fresh from the screw press</li><li>apple cake in fourteen versions</li><li>a peeling contest: the record is 3.84\u00a0m, in one piece</li></ul>",
      '<h3>For children</h3><p>Pressing with the hand press, archery at a target that is expressly not an apple on a head, and the <a href="/erlebnis/113">play meadow</a>.</p>',
      "<p>From 10:00 to 18:00, admission free. Please come by bus or bicycle: on this day the car park is full of apples.</p>",
    ],
    gallery: {
      title: "The last time",
      captions: ["At six there was still room", "Without a break, but for cake", "Supplies", "The evening after"],
    },
  },
  "Feierabend am Fass": {
    title: "After work at the barrel",
    content: [
      "<p>Once a week the gate stays open after work. A barrel is tapped, the stove is warm, and there is usually a place left on the bench. There is no programme; nobody has ever missed one.</p>",
      "<h2>What there is</h2><p>Cider and juice from the barrel, bread and dripping, soup in winter. Whoever brings an instrument is not sent away. At eight we sweep up, and every broom is welcome.</p>",
    ],
  },
};

export const english: Readonly<Record<string, SeedEnglish>> = { ...pages, ...news, ...events };
