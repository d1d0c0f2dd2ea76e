import { expect, test } from "vitest";
import { cheaperSingles } from "./dearer-pack.ts";

test.each([
  ["21,01", "3,50", 6, 2100],
  ["21,00", "3,50", 6, null],
  ["18,00", "3,50", 6, null],
  ["40", "3,00", 12, 3600],
  ["", "3,50", 6, null],
  ["21,00", "", 6, null],
  ["viel", "3,50", 6, null],
])("a carton for %j of pieces for %j, %i of them", (pack, price, pieces, expected) => {
  expect(cheaperSingles(pack, price, pieces)).toBe(expected);
});
