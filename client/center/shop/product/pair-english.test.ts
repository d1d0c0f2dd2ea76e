import { expect, it } from "vitest";
import { gridOf } from "#contract/shop/variant-pairs.ts";
import { withPair } from "./pair-form.ts";
import { pairWords, withPairWord } from "./pair-english.ts";
import { emptyVariant } from "./product-form.ts";

const named = (value: string) => ({ ...emptyVariant(), key: "Größe / Farbe", value });
const variants = [named("M / rot"), named("L / rot"), named("L / blau")];
const grid = gridOf(variants);

it("translates a value once, for all its pairs", () => {
  const red = withPairWord(variants, { field: "value", at: 1, german: "rot", english: "red" });
  expect(red.map(({ en }) => en.value)).toEqual(["M / red", "L / red", ""]);
  const words = grid ? pairWords(grid, red) : [];
  expect(words.filter(({ english }) => english !== "")).toEqual([
    { field: "value", at: 1, german: "rot", english: "red" },
  ]);
  expect(words.map(({ german }) => german)).toEqual(["Größe", "M", "L", "Farbe", "rot", "blau"]);
  const back = withPairWord(red, { field: "value", at: 1, german: "rot", english: "" });
  expect(back.map(({ en }) => en.value)).toEqual(["", "", ""]);
});

it("gives a new pair the English words, and its place among the others", () => {
  const red = withPairWord(variants, { field: "value", at: 1, german: "rot", english: "red" });
  const some = red.filter(({ value }) => value !== "L / rot");
  const again = grid ? withPair(grid, some, ["L", "rot"]) : [];
  expect(again.map(({ value, en }) => [value, en.value])).toEqual([
    ["M / rot", "M / red"],
    ["L / rot", "L / red"],
    ["L / blau", ""],
  ]);
});
