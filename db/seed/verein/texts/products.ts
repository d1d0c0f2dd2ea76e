// Four products in the shop's order.
import type { SeedProduct } from "../../types.ts";

const producer = "Nähwerk Mühlgasse GmbH, Mühlgasse\u00a04, 98998\u00a0Talblick, Deutschland";
const producerEn = "Nähwerk Mühlgasse GmbH, Mühlgasse\u00a04, 98998\u00a0Talblick, Germany";

const maker = {
  name: "Nähwerk Mühlgasse GmbH",
  address: "Mühlgasse 4\n98998 Talblick\nDeutschland",
  email: "post@naehwerk.example.org",
};

const plain = {
  size: null,
  deposit: 0,
  packDeposit: { packOfSix: 0, packOfTwelve: 0 },
  packs: { packOfSix: null, packOfTwelve: null },
  minAge: 0,
  food: null,
} as const;

const variant = (key: [de: string, en: string], value: [de: string, en: string], stock: number) => ({
  key: key[0],
  keyEn: key[1],
  value: value[0],
  valueEn: value[1],
  price: null,
  size: null,
  deposit: null,
  packs: null,
  stock,
});

const sizes = ["S", "M", "L", "XL"];
const colours: [de: string, en: string][] = [
  ["Rot", "Red"],
  ["Weiß", "White"],
];
const stocks = [6, 12, 9, 4];

export const products: SeedProduct[] = [
  {
    ...plain,
    picture: "shop-trikot",
    title: "Trikot",
    text: "Das Trikot der laufenden Saison, leicht, mit Kragen in V-Form und dem Wappen über dem Herzen.\n\nRot für daheim, Weiß für auswärts. 100\u00a0% Polyester, davon 80\u00a0% aus alten Fischernetzen. Fällt normal aus; wer gern isst, nimmt eine Nummer größer. Nummer und Namen flocken wir auf Wunsch: Schreiben Sie beides in die Bemerkung, es kostet nichts und dauert eine Woche.",
    titleEn: "Jersey",
    textEn:
      "This season's jersey, light, with a V-neck, and the badge over your heart.\n\nRed for home, white for away. 100\u00a0% polyester, 80\u00a0% of it from old fishing nets. True to size; if you like to eat, take one size up. We print a number and a name if you like: put both into the remark. It costs nothing and takes a week.",
    price: 4500,
    tax: "standard",
    variants: sizes.flatMap((size, index) =>
      colours.map(([de, en]) =>
        variant(["Größe / Farbe", "Size / Colour"], [`${size} / ${de}`, `${size} / ${en}`], stocks[index] ?? 0),
      ),
    ),
    stock: null,
    producer,
    producerEn,
    related: ["shop-schal", "shop-kapuzenpulli"],
    tags: ["Kleidung"],
    goods: "clothing",
    safety: { maker, warnings: "", warningsEn: "" },
  },
  {
    ...plain,
    picture: "shop-schal",
    title: "Schal",
    text: "Gestrickt, anderthalb Meter lang und warm genug für ein Nachholspiel im November.\n\nRot und Creme, auf beiden Seiten zu lesen. 50\u00a0% Schurwolle, 50\u00a0% Polyacryl; bitte mit der Hand waschen und liegend trocknen. Er kratzt ein wenig. Das hält wach.",
    titleEn: "Scarf",
    textEn:
      "Knitted, a metre and a half long, and warm enough for a postponed game in November.\n\nRed and cream, to be read on both sides. 50\u00a0% wool, 50\u00a0% acrylic; please wash by hand and dry flat. It scratches a little. That keeps you awake.",
    price: 1800,
    tax: "standard",
    variants: [],
    stock: 64,
    producer,
    producerEn,
    related: ["shop-trikot", "shop-dauerkarte"],
    tags: ["Fanartikel"],
    goods: "clothing",
    safety: { maker, warnings: "", warningsEn: "" },
  },
  {
    ...plain,
    picture: "shop-kapuzenpulli",
    title: "Kapuzenpulli",
    text: "Dick, petrolblau und innen so weich, dass die halbe D-Jugend darin zur Schule geht.\n\n85\u00a0% Biobaumwolle, 15\u00a0% Polyester. Wappen und Jahreszahl sind gestickt, nicht gedruckt, und überstehen jede Wäsche bei 40\u00a0Grad.",
    titleEn: "Hoodie",
    textEn:
      "Thick, petrol blue, and so soft inside that half of the under-13s wear it to school.\n\n85\u00a0% organic cotton, 15\u00a0% polyester. The badge and the year are embroidered, not printed, and survive every wash at 40\u00a0degrees.",
    price: 4900,
    tax: "standard",
    variants: ["XS", ...sizes].map((size, index) =>
      variant(["Größe", "Size"], [size, size], [5, 8, 14, 11, 3][index] ?? 0),
    ),
    stock: null,
    producer,
    producerEn,
    related: ["shop-trikot", "shop-schal"],
    tags: ["Kleidung"],
    goods: "clothing",
    safety: {
      maker,
      warnings: "Kordel an der Kapuze: nichts für Kinder unter sieben Jahren.",
      warningsEn: "Cord in the hood: not for children under seven.",
    },
  },
  {
    ...plain,
    picture: "shop-dauerkarte",
    title: "Dauerkarte",
    text: "Alle Heimspiele der Ersten Herren und der Frauen, eine ganze Saison lang, ohne Anstehen.\n\nSie gilt für eine Person und darf verliehen werden. Wir schicken sie mit der Post, oder Sie holen sie im Vereinsheim ab. Von jeder Karte gehen 10\u00a0€ in das neue Flutlicht.",
    titleEn: "Season ticket",
    textEn:
      "All home games of the first men's team and of the women, for a whole season, without queueing.\n\nIt is valid for one person, and may be lent. We send it by post, or you collect it at the clubhouse. €10 of each ticket go into the new floodlights.",
    price: 5000,
    tax: "reduced",
    variants: [
      { ...variant(["Karte", "Ticket"], ["Erwachsene", "Adults"], 120), price: null },
      { ...variant(["Karte", "Ticket"], ["Ermäßigt", "Reduced"], 60), price: 3000 },
    ],
    stock: null,
    producer: "",
    producerEn: "",
    withdrawal: {
      text: "Die Karte gilt für Spiele an festen Tagen.",
      textEn: "The ticket is for games on fixed days.",
    },
    related: ["shop-schal"],
    tags: ["Karten"],
    goods: "ticket",
  },
];

export const productTagsEn: Readonly<Record<string, string>> = {
  Kleidung: "Clothing",
  Fanartikel: "Fan items",
  Karten: "Tickets",
};
