import { describe, expect, it } from "vitest";
import { type BlockType, blockTypes, choicesOf, definitionOf } from "./definitions.ts";
import { blockInEnglish, withEnglishText, withoutEnglish } from "./english.ts";
import { placesAt, withValuesAt } from "./paths.ts";
import { pictures, picturesOf } from "./pictures.ts";
import { filesOf, isBlankBlock, isStorable, linksOf, textsOf, withHtml, withoutFiles } from "./registry.ts";
import { type Block, type BlockOf, blockSchema, storedBlock } from "./schema.ts";
import { isValidBlock } from "./valid-block.ts";

const id = (digit: number): string => `00000000-0000-7000-8000-00000000000${digit}`;
const button = { label: "Kommen", url: "/Kontakt", en: { label: "Come" } };

const full: { [Type in BlockType]: Omit<BlockOf<Type>, "id" | "type"> } = {
  text: { html: "<p>Eins</p>", media: [id(1), id(2)], en: { html: "<p>One</p>" } },
  gallery: {
    settings: {
      title: "Ernte",
      showTitle: true,
      intervalMs: 5000,
      size: "fit",
      onClick: "none",
      fullscreenSize: "fit",
      pivot: "vertical",
      positionX: "left",
      positionY: "top",
      images: [
        { file: id(1), caption: "Korb", en: { caption: "Basket" } },
        { file: id(2), caption: "Baum", en: { caption: "Tree" } },
      ],
    },
    en: { title: "Harvest" },
  },
  fileList: { files: [id(1), id(2)] },
  downloads: { files: [id(1), id(2)] },
  links: { links: [{ title: "Hof", url: "/Erlebnis", en: { title: "Farm" } }] },
  quote: { text: "Ein Apfel", source: "Erna", en: { text: "An apple", source: "Erna's" } },
  note: { kind: "warning", html: "<p>Glatt</p>", en: { html: "<p>Icy</p>" } },
  fact: {
    number: 214,
    unit: "Bäume",
    text: "stehen am Hang",
    source: "Zählung",
    url: "/Erlebnis",
    en: { unit: "trees", text: "stand on the slope", source: "Count" },
  },
  progress: {
    title: "Dach",
    text: "Es fehlt noch etwas",
    reachedCents: 420_000,
    goalCents: 900_000,
    en: { title: "Roof", text: "Almost there" },
  },
  way: {
    title: "Mit dem Bus",
    stops: [
      {
        by: "bus",
        minutes: 14,
        name: "Mosthang",
        text: "Linie 417",
        en: { name: "Mosthang stop", text: "Number 417" },
      },
    ],
    en: { title: "By bus" },
  },
  callToAction: { text: "Kommt", buttons: [button], en: { text: "Join" } },
  comingEvents: { count: 3 },
  latestNews: { count: 3 },
  openingHours: {},
  splash: { buttons: [button] },
  video: { title: "Film", video: { from: "library", file: id(1) }, poster: id(2), en: { title: "Movie" } },
  form: {
    title: "Anfrage",
    text: "Wir freuen uns",
    fields: [
      {
        key: "anlass",
        kind: "choice",
        isRequired: true,
        label: "Anlass",
        help: "Was gefeiert wird",
        choices: "Hochzeit\nTagung",
        en: { label: "Occasion", help: "What you celebrate", choices: "Wedding\nConference" },
      },
    ],
    button: "Anfragen",
    thanks: "Bis bald",
    recipients: ["post@example.org"],
    en: { title: "Enquiry", text: "We are glad", button: "Enquire", thanks: "See you" },
  },
  sponsors: {
    tiers: [
      {
        title: "Hauptsponsor",
        sponsors: [
          { name: "Kelterei Kern", logo: id(1), url: "https://kern.example", until: "2026-12-31" },
          { name: "Bäckerei Roth", logo: id(2), url: "", until: null },
        ],
        en: { title: "Main sponsor" },
      },
    ],
  },
  people: {
    title: "Vorstand",
    persons: [
      {
        name: "Anna Berg",
        picture: id(1),
        office: "1. Vorsitzende",
        email: "anna@example.org",
        phone: "07000 12345",
        en: { office: "Chair" },
      },
      { name: "Karl Kern", picture: id(2), office: "Kassier", email: "", phone: "", en: { office: "Treasurer" } },
    ],
    en: { title: "Board" },
  },
  timetable: {
    title: "Trainingszeiten",
    rows: [
      {
        day: "Mo",
        from: "18:00",
        to: "19:30",
        group: "F-Jugend",
        place: "Sporthalle",
        note: "nicht in den Ferien",
        en: { group: "Under 9s", place: "Gym", note: "not during the holidays" },
      },
    ],
    en: { title: "Training times" },
  },
  linkedPicture: {
    picture: id(1),
    url: "/Kontakt",
    width: "half",
    alt: "Mitglied werden",
    caption: "Plakat",
    en: { alt: "Join us", caption: "Poster" },
  },
  embed: { title: "Tabelle", url: "https://liga.example/tabelle", height: "low", en: { title: "League table" } },
  columns: { left: "<p>Links</p>", right: "<p>Rechts</p>", en: { left: "<p>Left</p>", right: "<p>Right</p>" } },
};
const blocks = blockTypes.map((type) => ({ id: "a", type, ...full[type] }) as Block);
const ofType = (type: BlockType): Block => blocks.find((block) => block.type === type)!;
const each = describe.each(blocks.map((block) => [block.type, block] as const));

each("%s", (type, block) => {
  const { texts, files = [], links = [] } = definitionOf(type);

  it("is what the schemas accept, as written and as stored", () => {
    expect(blockSchema.parse(block)).toEqual(block);
    const stored = { ...block, revision: 1, englishFrom: 1 };
    expect(storedBlock.parse(stored)).toEqual(stored);
  });

  it("has a value at each path of its definition", () => {
    for (const { path, max } of [...texts, ...(definitionOf(type).names ?? [])]) {
      expect(placesAt(block, path).length, path).toBeGreaterThan(0);
      const tooLong = withValuesAt(block, path, () => "x".repeat(max + 1));
      expect(blockSchema.safeParse(tooLong).error?.issues[0]?.path.join("."), path).toBe(
        placesAt(block, path)[0]!.field,
      );
    }
    for (const path of [...files.map((file) => file.path), ...links])
      expect(placesAt(block, path), path).not.toEqual([]);
    for (const [name, values] of choicesOf(type)) expect(values).toContain(placesAt(block, name)[0]?.value);
  });

  it("is shown in English, and names what is there only in German", () => {
    expect(textsOf(block).every(({ de, en }) => de !== "" && en !== null && en !== de)).toBe(true);
    const english = blockInEnglish(block);
    expect(english.german).toBeUndefined();
    expect(textsOf(english).map(({ de }) => de)).toEqual(textsOf(block).map(({ en }) => en));
    const german = withoutEnglish(block);
    expect(JSON.stringify(german)).not.toContain('"en"');
    expect(blockInEnglish(german).german ?? []).toEqual(textsOf(block).map(({ field }) => field));
    const again = textsOf(block).reduce((one, { field, en }) => withEnglishText(one, field, en!), german);
    expect(again).toEqual(block);
    expect(textsOf(again).reduce((one, { field }) => withEnglishText(one, field, ""), again)).toEqual(german);
  });

  it("is sound, and unsound without any of its texts, files, addresses or choices", () => {
    expect(isValidBlock(block)).toBe(true);
    const lists = files.filter(({ path, isOptional }) => path.includes("*") && !isOptional);
    const paths = [...texts, ...(definitionOf(type).names ?? [])]
      .map(({ path }) => path)
      .concat([...lists.map(({ path }) => path), ...links]);
    for (const path of [...paths, ...choicesOf(type).map(([name]) => name)])
      for (const value of [undefined, null, 7, {}, []])
        expect(isValidBlock(withValuesAt(block, path, () => value)), `${path} ${JSON.stringify(value)}`).toBe(false);
    for (const { field } of textsOf(block)) {
      const name = field.split(".").at(-1)!;
      const broken = JSON.parse(JSON.stringify(block), (key, value: unknown) =>
        key === "en" ? { [name]: 7 } : value,
      ) as Block;
      expect(isValidBlock(broken), field).toBe(false);
    }
  });

  it("loses a file that is gone, and no other", () => {
    const ids = filesOf(block).map((file) => file.id);
    expect(ids).toEqual([id(1), id(2)].slice(0, ids.length));
    expect(ids.length > 0).toBe(files.length > 0);
    expect(filesOf(withoutFiles(block, (one) => one === id(1))).map((file) => file.id)).toEqual(ids.slice(1));
    expect(withoutFiles(block, () => false)).toBe(block);
  });
});

it("the pictures of each type are the files that its definition calls pictures", () => {
  for (const block of blocks) {
    const paths = (definitionOf(block.type).files ?? []).filter(({ isPicture }) => isPicture);
    expect(picturesOf([block])).toEqual(paths.flatMap(({ path }) => placesAt(block, path).map(({ value }) => value)));
    expect(pictures[block.type] !== undefined).toBe(paths.length > 0);
  }
});

it.each<[BlockType, object, boolean]>([
  ["text", { html: "<p>&nbsp;</p>", media: [] }, true],
  ["text", { html: '<p><img src="/x" alt=""></p>', media: [] }, false],
  ["text", { html: "", media: [id(1)] }, false],
  ["gallery", { settings: { title: " ", images: [] } }, true],
  ["gallery", { settings: { title: "Titel", images: [] } }, false],
  ["links", { links: [] }, true],
  ["links", { links: [{ title: "", url: "/x" }] }, false],
  ["quote", { text: "", source: " " }, true],
  ["quote", { text: "", source: "Erna" }, false],
  ["note", { html: "<p></p>" }, true],
  ["fact", { number: null, unit: "", text: " ", source: "", url: "" }, true],
  ["fact", { number: 0, unit: "", text: "", source: "", url: "" }, false],
  ["progress", { title: " ", text: "", reachedCents: null, goalCents: null }, true],
  ["progress", { title: "", text: "", reachedCents: null, goalCents: 900 }, false],
  ["way", { title: "", stops: [] }, true],
  ["way", { title: "", stops: [{ by: "bus", minutes: null, name: "", text: "" }] }, false],
  ["callToAction", { text: "", buttons: [] }, true],
  ["splash", { buttons: [] }, false],
  ["openingHours", {}, false],
  ["video", { title: "", video: { from: "youtube", id: " " } }, true],
  ["video", { title: "", video: { from: "youtube", id: "x" } }, false],
  ["fileList", { files: [] }, true],
  ["sponsors", { tiers: [{ title: " ", sponsors: [] }] }, true],
  ["sponsors", { tiers: [{ title: "", sponsors: [{ name: "", logo: null, url: "", until: null }] }] }, false],
  ["people", { title: "", persons: [{ name: " ", office: "", email: "", phone: "", picture: null }] }, true],
  ["people", { title: "", persons: [{ name: "", office: "", email: "", phone: "1", picture: null }] }, false],
  ["timetable", { title: "", rows: [{ day: "Mo", from: "", to: "", group: "", place: "Halle", note: "" }] }, true],
  ["timetable", { title: "", rows: [{ day: "Mo", from: "18:00", to: "", group: "", place: "", note: "" }] }, false],
  ["linkedPicture", { picture: null, url: "", alt: " ", caption: "" }, true],
  ["linkedPicture", { picture: id(1), url: "", alt: "", caption: "" }, false],
  ["columns", { left: "<p></p>", right: "" }, true],
  ["embed", { title: " ", url: "" }, true],
  ["embed", { title: "", url: "https://liga.example" }, false],
  ["columns", { left: "", right: "<p>a</p>" }, false],
])("a block %s with %j is blank: %s", (type, fields, isBlank) => {
  expect(isBlankBlock({ ...ofType(type), ...fields } as Block)).toBe(isBlank);
});

it("an empty list of downloads or links, a video without a source, and a number that is missing are not stored", () => {
  const empty = [
    { ...ofType("downloads"), files: [] },
    { ...ofType("links"), links: [] },
    { ...ofType("video"), video: { from: "library", file: null } },
    { ...ofType("fact"), number: null },
    { ...ofType("progress"), goalCents: null },
  ] as Block[];
  expect(blocks.every(isStorable)).toBe(true);
  expect(empty.some(isStorable)).toBe(false);
});

it("HTML is changed in both languages, and other texts are not", () => {
  const changed = withHtml(ofType("note"), (html) => html.toUpperCase());
  expect(changed).toMatchObject({ html: "<P>GLATT</P>", en: { html: "<P>ICY</P>" } });
  expect(withHtml(ofType("quote"), () => "x")).toEqual(ofType("quote"));
});

it("a way without known means, or with minutes that are no number, is not sound", () => {
  for (const broken of [{ by: "rocket" }, { by: null }, { minutes: "14" }]) {
    const [stop] = (ofType("way") as BlockOf<"way">).stops;
    expect(isValidBlock({ ...ofType("way"), stops: [{ ...stop, ...broken }] }), JSON.stringify(broken)).toBe(false);
  }
});

it.each<[BlockType, object]>([
  ["sponsors", { tiers: {} }],
  ["sponsors", { tiers: [{ title: "" }] }],
  ["sponsors", { tiers: [{ title: "", sponsors: [{ name: "Kern", logo: null, url: "", until: 7 }] }] }],
  ["people", { persons: [{ name: "Anna", office: "", picture: null, email: "" }] }],
  ["timetable", { rows: [{ day: "Mon", from: "1", to: "2", group: "", place: "", note: "" }] }],
])("a block %s with %j is not sound", (type, fields) => {
  expect(isValidBlock({ ...ofType(type), ...fields })).toBe(false);
});

it("a sponsor and a person stay when their picture is gone", () => {
  const gone = withoutFiles(ofType("sponsors"), () => true) as BlockOf<"sponsors">;
  expect(gone.tiers[0]?.sponsors.map(({ name, logo }) => [name, logo])).toEqual([
    ["Kelterei Kern", null],
    ["Bäckerei Roth", null],
  ]);
  expect(isValidBlock(gone)).toBe(true);
  const people = withoutFiles(ofType("people"), () => true) as BlockOf<"people">;
  expect(people.persons.map(({ name, picture }) => [name, picture])).toEqual([
    ["Anna Berg", null],
    ["Karl Kern", null],
  ]);
});

it("addresses are named by their fields", () => {
  expect(linksOf({ ...ofType("fact"), url: "" } as Block)).toEqual([]);
  expect(blocks.flatMap(linksOf)).toEqual([
    { field: "links.0.url", url: "/Erlebnis" },
    { field: "url", url: "/Erlebnis" },
    { field: "buttons.0.url", url: "/Kontakt" },
    { field: "buttons.0.url", url: "/Kontakt" },
    { field: "tiers.0.sponsors.0.url", url: "https://kern.example" },
    { field: "url", url: "/Kontakt" },
  ]);
});
