import { expect, it } from "vitest";
import { updateLegalInput } from "#contract/schemas/legal.ts";
import {
  alignedMarks,
  hasStrayBracket,
  marksIn,
  piecesOf,
  variablesIn,
  type MarkText,
  proposalFor,
  wordsAround,
} from "./model-text.ts";

it("finds each mark once, also across a line break, and no brackets without a text or an end", () => {
  expect(marksIn("Tag [1]. Uns ([2]) am [1], [Internet-\n Adresse  einfügen], [ ] [] [3")).toEqual([
    "1",
    "2",
    "Internet- Adresse einfügen",
  ]);
  expect(marksIn(`[${"x".repeat(301)}]`)).toEqual([]);
});

it("keeps the texts of marks that are still there, in the order of the text", () => {
  const stored: MarkText[] = [
    { mark: "1", text: "a" },
    { mark: "2", text: "b" },
  ];
  expect(alignedMarks("[2] [3]", stored)).toEqual([
    { mark: "2", text: "b" },
    { mark: "3", text: "" },
  ]);
});

it("knows its variables, with and without umlauts, and names the others", () => {
  expect(variablesIn("{name} {Lieferländer} {verein} {}")).toEqual({
    known: ["name", "lieferlaender"],
    unknown: ["verein", ""],
  });
});

it("cuts a line at marks and variables", () => {
  expect(piecesOf("Uns ([2], {mail}).")).toEqual([
    { text: "Uns (" },
    { mark: "2" },
    { text: ", " },
    { variable: "mail" },
    { text: ")." },
  ]);
});

it.each([
  ["An [1], {name}: [Internet-\nAdresse]", false],
  ["[ ] angekreuzt", true],
  ["[außen [innen]]", true],
  [`[${"x".repeat(301)}]`, true],
  ["{name", true],
  ["(*) Unzutreffendes streichen", false],
])("finds brackets that nobody would fill: %s", (text, isThere) => {
  expect(hasStrayBracket(text)).toBe(isThere);
});

it("shows the words around a mark", () => {
  expect(wordsAround("Davor.\nSie müssen uns ([2]) schreiben.", "2")).toEqual(["Sie müssen uns (", ") schreiben."]);
  const [before, after] = wordsAround(`${"lange ".repeat(20)}[1]${" Worte".repeat(20)}`, "1");
  expect([before.length <= 42, after.length <= 42, before[0], after.at(-1)]).toEqual([true, true, "…", "…"]);
});

it.each([
  ["2", "withdrawal", "{name}, {anschrift}, {telefon}, {mail}"],
  ["2", "terms", ""],
  ["1", "withdrawal", ""],
  ["Internet-Adresse einfügen", "withdrawal", "{widerrufsseite}"],
  ["Internet-Adresse des Shops", "terms", ""],
  [
    "hier ist der Name, die Anschrift und die E-Mail-Adresse des Unternehmers durch den Unternehmer einzufügen",
    "withdrawal",
    "{name}, {anschrift}, {mail}",
  ],
  [
    "here the trader’s name, geographical address and email address are to be inserted",
    "withdrawal",
    "{name}, {anschrift}, {mail}",
  ],
  ["E-Mail-Adresse", "terms", "{mail}"],
  ["Zahlungsarten", "terms", "{zahlungsarten}"],
  ["Liefergebiet", "terms", "{lieferlaender}"],
  ["delivery countries", "terms", "{lieferlaender}"],
  ["Gerichtsstand", "terms", ""],
] as const)("proposes for [%s] of %s: %s", (mark, form, expected) => {
  expect(proposalFor(mark, form)).toBe(expected);
});

it("keeps the text of a mark with letters that are cleaned, and of a mark of 300 emoji", () => {
  for (const mark of ["Ge\u001fsch\u000bäft", "🍎".repeat(300)]) {
    const form = { text: `An [${mark}].`, textEnglish: "", marks: [{ mark, text: "uns" }], marksEnglish: [] };
    expect(updateLegalInput.parse({ terms: form }).terms?.marks.map(({ text }) => text)).toEqual(["uns"]);
  }
});

it("refuses unknown variables at their field, and drops texts of marks that are gone", () => {
  const form = { text: "An [1].", textEnglish: "", marks: [{ mark: "1", text: "{verein}" }], marksEnglish: [] };
  const { error } = updateLegalInput.safeParse({ terms: form });
  expect(error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["terms.marks.0.text", "variableUnknown"],
  ]);
  const marks = [
    { mark: "gone", text: "x" },
    { mark: "1", text: "uns" },
  ];
  expect(updateLegalInput.parse({ terms: { ...form, marks } }).terms?.marks).toEqual([{ mark: "1", text: "uns" }]);
  const many = Array.from({ length: 41 }, (_, index) => `[${index}]`).join(" ");
  const refused = updateLegalInput.safeParse({ terms: { ...form, text: many, marks: [] } });
  expect(refused.error?.issues.map(({ message }) => message)).toEqual(["tooManyMarks"]);
});
