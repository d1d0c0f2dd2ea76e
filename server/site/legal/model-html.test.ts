import { expect, it } from "vitest";
import { partsOf } from "./model-html.ts";

const shown = (text: string): string[] =>
  partsOf(text).map((part) => (part.kind === "heading" ? `# ${part.line}` : `${part.kind}: ${part.lines.join(" / ")}`));

it("makes headings of short lines above other text, with and without empty lines", () => {
  const expected = [
    "# Widerrufsbelehrung",
    "# Widerrufsrecht",
    "lines: Sie haben das Recht, zu widerrufen.",
    "# Folgen des Widerrufs",
    "lines: Wir zahlen zurück.",
  ];
  const lines = expected.map((line) => line.replace(/^(# |lines: )/u, ""));
  expect(shown(lines.join("\n"))).toEqual(expected);
  expect(shown(lines.join("\n\n"))).toEqual(expected);
});

it.each([
  ["a sentence", "Das gilt.\nImmer.", ["lines: Das gilt. / Immer."]],
  ["the last line", "Das gilt.\n\nOrt, Datum", ["lines: Das gilt.", "lines: Ort, Datum"]],
  [
    "an address",
    "Verein e. V\nAm Platz 1\n12345 Musterdorf\n\nSie schreiben.",
    ["lines: Verein e. V / Am Platz 1 / 12345 Musterdorf", "lines: Sie schreiben."],
  ],
  ["a long line", `${"Wort ".repeat(20)}\nEnde.`, [`lines: ${"Wort ".repeat(20).trim()} / Ende.`]],
  ["a line with a mark", "[Name]\n\nSie schreiben.", ["lines: [Name]", "lines: Sie schreiben."]],
  ["a line with a variable", "{name}\n\nSie schreiben.", ["lines: {name}", "lines: Sie schreiben."]],
])("makes no heading of %s", (_what, text, expected) => {
  expect(shown(text)).toEqual(expected);
});

it("makes a list of lines with dashes, also if the dashes were copied onto lines of their own", () => {
  const expected = ["# Muster-Widerrufsformular", "list: An [hier ist der Name einzufügen]: / Bestellt am (*) / Datum"];
  expect(shown("Muster-Widerrufsformular\n– An [hier ist der\nName einzufügen]:\n– Bestellt am (*)\n– Datum")).toEqual(
    expected,
  );
  const [, list] = partsOf("Muster-Widerrufsformular\n\n–\n\nBestellt am (*)\n–\n\tDatum\n\n(*) Streichen.");
  expect(list).toEqual({ kind: "list", lines: ["Bestellt am (*)", "Datum"] });
});
