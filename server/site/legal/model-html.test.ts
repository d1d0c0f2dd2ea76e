import { expect, it } from "vitest";
import { modelHtml, partsOf } from "./model-html.ts";

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

it("finds the headings of a model that was pasted without empty lines", () => {
  const pasted = [
    "# Muster für die Widerrufsbelehrung",
    "# Widerrufsbelehrung",
    "# Widerrufsrecht",
    "lines: Sie haben das Recht, zu widerrufen. [3]",
    "# Folgen des Widerrufs",
    "lines: Wir zahlen zurück. / [5]",
    "# Muster-Widerrufsformular",
    "lines: (Füllen Sie es aus.)",
  ];
  expect(
    shown(
      pasted
        .join("\n")
        .replace(/^(?:# |lines: )/gmu, "")
        .replaceAll(" / ", "\n"),
    ),
  ).toEqual(pasted);
});

it.each([
  [
    "an address above a sentence",
    "Verein e. V\nAm Platz 1\n12345 Musterdorf\nSie schreiben.",
    ["lines: Verein e. V / Am Platz 1 / 12345 Musterdorf / Sie schreiben."],
  ],
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

it("joins a mark's text that begins with a comma to the word before", () => {
  const marks = [{ mark: "1", text: ", an dem es ankam" }];
  expect(modelHtml({ text: "Ab dem Tag [1].", marks }, {} as never, "")).toBe("<p>Ab dem Tag, an dem es ankam.</p>");
});
