import { expect, it } from "vitest";
import { pathBelow, pathOfLabel, tagLabel } from "./tag-label.ts";

it.each([
  ["Feste", "Feste"],
  ["Feste|2026", "Feste|2026"],
  [" Feste | 2026 |", "Feste|2026"],
  ["Feste › 2026", "Feste|2026"],
  ["| ›", ""],
])("'%s' means %s", (text, path) => {
  expect(pathOfLabel(text)).toBe(path);
});

it("the written form of a path means that path", () => {
  expect(pathOfLabel(tagLabel("Feste|2026|Chor"))).toBe("Feste|2026|Chor");
});

it("a tag comes below another, with as many levels as are written", () => {
  expect(pathBelow("", "Chor")).toBe("Chor");
  expect(pathBelow("Feste › 2026", "Chor | Proben")).toBe("Feste|2026|Chor|Proben");
});
