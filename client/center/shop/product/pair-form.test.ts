import { expect, it } from "vitest";
import { pairProblems, typedPairs, valuesIn, variantsOf } from "./pair-form.ts";
import { emptyVariant } from "./product-form.ts";

const form = { first: "Größe", second: "Farbe", firstValues: "S, M", secondValues: "rot\nblau" };

it("makes a variant of each pair, and keeps what a pair has", () => {
  const before = [{ ...emptyVariant(), key: "Größe / Farbe", value: "M / rot", stock: "3" }, emptyVariant()];
  const made = variantsOf(form, before);
  expect(made.map(({ key, value, stock }) => [key, value, stock])).toEqual([
    ["Größe / Farbe", "S / rot", ""],
    ["Größe / Farbe", "S / blau", ""],
    ["Größe / Farbe", "M / rot", "3"],
    ["Größe / Farbe", "M / blau", ""],
  ]);
  expect(made[2]?.row).toBe(before[0]?.row);
});

it("reads values by commas or lines, each once, without what separates the properties", () => {
  expect(valuesIn(" S,, M ;M\n L/XL ")).toEqual(["S", "M", "L-XL"]);
  expect(valuesIn("36,37,38")).toEqual(["36", "37", "38"]);
});

it("reads the comma of a size as what it is, so that bottles of a product keep their variants", () => {
  expect(valuesIn("0,5 l, 0,75 l,1 l")).toEqual(["0,5 l", "0,75 l", "1 l"]);
  const before = [{ ...emptyVariant(), key: "Größe / Sorte", value: "0,5 l / trüb", stock: "3" }];
  const grid = { keys: ["Größe", "Sorte"] as const, first: ["0,5 l"], second: ["trüb"] };
  expect(variantsOf(typedPairs(grid, ["", ""]), before).map(({ value, stock }) => [value, stock])).toEqual([
    ["0,5 l / trüb", "3"],
  ]);
});

it("names what is missing, and more variants than a product can have", () => {
  expect(pairProblems({ ...form, first: " ", secondValues: "" })).toEqual({
    first: "missing",
    secondValues: "missing",
  });
  const many = Array.from({ length: 51 }, (_, index) => `F${index}`).join(",");
  expect(pairProblems({ ...form, secondValues: many })).toEqual({ secondValues: "tooMany" });
  expect(pairProblems(form)).toEqual({});
});

it("begins with the values of the grid", () => {
  const grid = { keys: ["Größe", "Farbe"] as const, first: ["S", "M"], second: ["rot"] };
  expect(typedPairs(grid, ["", ""])).toEqual({
    first: "Größe",
    second: "Farbe",
    firstValues: "S, M",
    secondValues: "rot",
  });
});
