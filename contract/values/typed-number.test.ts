import { expect, it } from "vitest";
import { numberOf } from "./typed-number.ts";

it.each<[string, string, number | null]>([
  ["1.500", "de", 1500],
  ["1,500", "en", 1500],
  ["1,5", "de", 1.5],
  ["1.5", "de", 1.5],
  ["1.5", "en", 1.5],
  ["1.234.567,25", "de", 1_234_567.25],
  ["186 000 €", "de", 186_000],
  ["−5", "de", -5],
  ["0", "de", 0],
  ["", "de", null],
  ["viel", "de", null],
  ["1,2,3", "de", null],
  ["7,1234", "de", null],
])("'%s' in '%s' is %j", (typed, language, value) => {
  expect(numberOf(typed, language)).toBe(value);
});
