import { expect, test } from "vitest";
import { isRemainder, standingErrors } from "./standing-errors.ts";

const refused = {
  price: "sieben",
  size: "1",
  packs: { packOfSix: "viel", packOfTwelve: "" },
  variants: [
    { value: "0,33 l", packOfSix: "x" },
    { value: "", packOfSix: "" },
  ],
  "consent.basis": "",
};
const errors = {
  price: "a",
  "packs.packOfSix": "b",
  "variants.1.value": "c",
  "variants.0.packs.packOfSix": "d",
  unknown: "e",
};

test("a changed field loses its error; a form without changes keeps the same object", () => {
  expect(standingErrors(errors, refused, structuredClone(refused))).toBe(errors);
  expect(standingErrors(errors, refused, { ...refused, size: "2" })).toBe(errors);
  const left = standingErrors(errors, refused, { ...refused, price: "7" });
  expect(Object.keys(left)).toEqual(["packs.packOfSix", "variants.1.value", "variants.0.packs.packOfSix", "unknown"]);
  expect([isRemainder(errors), isRemainder(left)]).toEqual([false, true]);
});

test("fields in parts and lists are told apart", () => {
  const left = (change: object): string[] => Object.keys(standingErrors(errors, refused, { ...refused, ...change }));
  expect(left({ packs: { packOfSix: "viel", packOfTwelve: "30" } })).toContain("packs.packOfSix");
  expect(left({ packs: { packOfSix: "20", packOfTwelve: "" } })).not.toContain("packs.packOfSix");
  const [first, second] = refused.variants;
  expect(left({ variants: [first, { ...second, value: "1 l" }] })).toEqual([
    "price",
    "packs.packOfSix",
    "variants.0.packs.packOfSix",
    "unknown",
  ]);
  // The form stores the cartons of a variant under other names than the server's path.
  expect(left({ variants: [{ ...first, packOfSix: "20" }, second] })).not.toContain("variants.0.packs.packOfSix");
  expect(left({ variants: [first] })).not.toContain("variants.1.value");
});

test("a field whose name has a dot is found by its name", () => {
  const one = { "consent.basis": "fehlt" };
  expect(standingErrors(one, refused, { ...refused, "consent.basis": "mündlich" })).toEqual({});
});
