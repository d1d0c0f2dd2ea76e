import { expect, it } from "vitest";
import { centsOf, decimalOf, typedCents, typedNumber, integerOf } from "./typed-numbers.ts";

it.each([
  ["7,90", 790],
  ["7.9", 790],
  [" 7 ", 700],
  ["0,05", 5],
  ["7,90 €", 790],
  ["1.234,50", 123_450],
  ["1,234.50", 123_450],
  ["1 234,50", 123_450],
  ["1.234.567,00", 123_456_700],
  ["1 234 567,00", 123_456_700],
  ["EUR 1,50", 150],
  ["1,50 Euro", 150],
  ["€ 3", 300],
  ["15,–", 1500],
  ["1 234", 123_400],
  ["1€50", null],
  ["1 50", null],
  ["5 € 6 €", null],
  ["1 2 3", null],
  ["12 34,00", null],
  ["€", null],
  ["1.500", null],
  ["1,500", null],
  ["7,905", null],
  ["1,234,50", null],
  ["-1", null],
  ["7,", null],
  ["", null],
  ["viel", null],
])("reads %j as %j cents", (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

it("writes every price so that it is read as the same price", () => {
  for (const cents of [0, 5, 10, 99, 790, 10_000_000])
    for (const language of ["de", "en"]) expect(centsOf(typedCents(cents, language))).toBe(cents);
});

it("reads litres to the millilitre, and pieces", () => {
  expect([decimalOf("0,75"), decimalOf("0.333"), decimalOf("0,3333"), decimalOf("x")]).toEqual([
    0.75,
    0.333,
    null,
    null,
  ]);
  expect([integerOf("24"), integerOf(" 24 "), integerOf("2,4"), integerOf("-1")]).toEqual([24, 24, null, null]);
  expect([typedNumber(0.75, "de"), typedNumber(0.75, "en"), typedNumber(null, "de")]).toEqual(["0,75", "0.75", ""]);
});
