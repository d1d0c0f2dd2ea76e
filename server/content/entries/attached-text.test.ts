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

  it("has them in English", () => {
    const text = textIn("en");
    expect(text).toContain("<p>12,500.5 bottles</p>");
    expect(text).toContain("<p>€4,200 of €9,000.50</p>");
    expect(text).toContain("<li>On foot, 1 minute: Farm<p>uphill</p></li>");
    expect(text).not.toContain('lang="de"');
  });
});
