import { describe, expect, it } from "vitest";
import type { StoredBlock } from "#contract/blocks/schema.ts";
import { attachedText } from "./attached-text.ts";

const stored = { revision: 1, englishFrom: 1 };
const blocks: StoredBlock[] = [
  {
    ...stored,
    id: "f",
    type: "fact",
    number: 12_500.5,
    unit: "Flaschen",
    text: "füllt ein guter Herbst",
    source: "Kelterbuch <1994>",
    url: "/Projekt",
    en: { unit: "bottles", text: "are filled in a good autumn", source: "Press book" },
  },
  {
    ...stored,
    id: "p",
    type: "progress",
    title: "Dach",
    text: "",
    reachedCents: 420_000,
    goalCents: 900_050,
    en: { title: "Roof", text: "" },
  },
  {
    ...stored,
    id: "w",
    type: "way",
    title: "Mit dem Bus",
    stops: [
      { by: "train", minutes: null, name: "Unterau", text: "", en: { name: "Unterau station", text: "" } },
      { by: "foot", minutes: 1, name: "Hof", text: "bergauf", en: { name: "Farm", text: "uphill" } },
    ],
    en: { title: "By bus" },
  },
  {
    ...stored,
    id: "t",
    type: "timetable",
    title: "Training",
    rows: [
      {
        day: "We",
        from: "19:30",
        to: "21:00",
        group: "Damen",
        place: "",
        note: "",
        en: { group: "Women", place: "", note: "" },
      },
      {
        day: "Mo",
        from: "17:00",
        to: "18:00",
        group: "F-Jugend",
        place: "Halle <1>",
        note: "",
        en: { group: "Under 9s", place: "Hall <1>", note: "" },
      },
    ],
    en: { title: "Training times" },
  },
  {
    ...stored,
    id: "o",
    type: "people",
    title: "",
    persons: [
      {
        name: "Anna Berg",
        picture: null,
        office: "Vorsitz",
        email: "anna@example.org",
        phone: "",
        en: { office: "Chair" },
      },
    ],
  },
  {
    ...stored,
    id: "s",
    type: "sponsors",
    tiers: [
      {
        title: "Förderer",
        sponsors: [{ name: "Kern", logo: null, url: "", until: "2031-07-19" }],
        en: { title: "Sponsors" },
      },
    ],
  },
];
const textIn = (language: "de" | "en") =>
  attachedText(
    { title: "Zahlen", en: { title: "Numbers" }, blocks },
    { language, publicUrl: "https://hof.example", currency: "EUR", files: [] },
  )
    .split("<h1>")[1]!
    .replaceAll("\u00a0", " ");

describe("a mail", () => {
  it("has the numbers of blocks in German", () => {
    const text = textIn("de");
    expect(text).toContain("<p>12.500,5 Flaschen</p>\n<p>füllt ein guter Herbst</p>");
    expect(text).toContain('<a href="https://hof.example/Projekt">Kelterbuch &lt;1994&gt;</a>');
    expect(text).toContain("<p>Dach</p>\n<p>4.200 € von 9.000,50 €</p>");
    expect(text).toContain("<ol><li>Mit der Bahn: Unterau</li><li>Zu Fuß, 1 Minute: Hof<p>bergauf</p></li></ol>");
  });

  it("has times in the order of the week, persons, and no sponsors", () => {
    const text = textIn("de");
    expect(text).toContain(
      "<ul><li>Montag, 17:00–18:00 Uhr: F-Jugend, Halle &lt;1&gt;</li><li>Mittwoch, 19:30–21:00 Uhr: Damen</li></ul>",
    );
    expect(text).toContain("<ul><li>Anna Berg, Vorsitz, anna@example.org</li></ul>");
    expect(text).not.toMatch(/Kern|2031/u);
    expect(textIn("en")).toContain("<li>Monday, 17:00–18:00: Under 9s, Hall &lt;1&gt;</li>");
  });

  it("has them in English", () => {
    const text = textIn("en");
    expect(text).toContain("<p>12,500.5 bottles</p>");
    expect(text).toContain("<p>€4,200 of €9,000.50</p>");
    expect(text).toContain("<li>On foot, 1 minute: Farm<p>uphill</p></li>");
    expect(text).not.toContain('lang="de"');
  });
});
