import { expect, test } from "vitest";
import { parentsOf, pathAfterMove } from "./tag-paths.ts";

test.each([
  ["Feste", []],
  ["Feste|2026|Apfeltag", ["Feste", "Feste|2026"]],
])("%s stands below %j", (path, expected) => {
  expect(parentsOf(path)).toEqual(expected);
});

test.each([
  ["Feste|2026", "Feste", "Archiv|Feste", "Archiv|Feste|2026"],
  ["Feste", "Feste", "Märkte", "Märkte"],
  ["Festessen|2026", "Feste", "Märkte", "Festessen|2026"],
])("%s is elsewhere after %s became %s", (path, from, to, expected) => {
  expect(pathAfterMove(path, from, to)).toBe(expected);
});
