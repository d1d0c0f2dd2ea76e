import { expect, it } from "vitest";
import { gridOf, joinedPair, pairOf } from "./variant-pairs.ts";

const named = (key: string, ...values: string[]) => values.map((value) => ({ key, value }));

it.each([
  ["M / rot", ["M", "rot"]],
  ["M/L", null],
  ["M", null],
  ["M / ", null],
  ["M / rot / lang", null],
])("%s is the pair %j", (text, pair) => expect(pairOf(text)).toEqual(pair));

it("is a grid if all variants have the same two properties", () => {
  expect(gridOf(named("Größe / Farbe", "M / rot", "M / blau", "L / rot"))).toEqual({
    keys: ["Größe", "Farbe"],
    first: ["M", "L"],
    second: ["rot", "blau"],
  });
  const missing = named("Größe / Farbe", "S / blau", "M / rot", "M / blau");
  expect(gridOf(missing)).toMatchObject({ first: ["S", "M"], second: ["rot", "blau"] });
  for (const variants of [
    [],
    named("Größe", "M / rot"),
    named("Größe / Farbe", "M"),
    named("Größe / Farbe", "M / rot", "L  / rot"),
    [...named("Größe / Farbe", "M / rot"), ...named("Größe", "L / rot")],
  ])
    expect(gridOf(variants)).toBeNull();
  expect(joinedPair(["M", "rot"])).toBe("M / rot");
});
