// Tests that changing a field removes its error and keeps the other errors.
import { expect, test } from "vitest";
import { isRemainder, standingErrors } from "./standing-errors.ts";

const refused = {
  price: "sieben",
  size: "1",
  packs: { sechs: "viel", zwoelf: "" },
  variants: [
    { value: "0,33 l", sechs: "x" },
    { value: "", sechs: "" },
  ],
  "consent.basis": "",
};
const errors = { price: "a", "packs.sechs": "b", "variants.1.value": "c", "variants.0.packs.sechs": "d", unknown: "e" };

test("a changed field loses its error; a form without changes keeps the same object", () => {
  expect(standingErrors(errors, refused, structuredClone(refused))).toBe(errors);
  expect(standingErrors(errors, refused, { ...refused, size: "2" })).toBe(errors);
  const left = standingErrors(errors, refused, { ...refused, price: "7" });
  expect(Object.keys(left)).toEqual(["packs.sechs", "variants.1.value", "variants.0.packs.sechs", "unknown"]);
  expect([isRemainder(errors), isRemainder(left)]).toEqual([false, true]);
});

test("fields in parts and lists are told apart", () => {
  const left = (change: object): string[] => Object.keys(standingErrors(errors, refused, { ...refused, ...change }));
  expect(left({ packs: { sechs: "viel", zwoelf: "30" } })).toContain("packs.sechs");
  expect(left({ packs: { sechs: "20", zwoelf: "" } })).not.toContain("packs.sechs");
  const [first, second] = refused.variants;
  expect(left({ variants: [first, { ...second, value: "1 l" }] })).toEqual([
    "price",
    "packs.sechs",
    "variants.0.packs.sechs",
    "unknown",
  ]);
  // The form stores the cartons of a variant under other names than the server's path.
  expect(left({ variants: [{ ...first, sechs: "20" }, second] })).not.toContain("variants.0.packs.sechs");
  expect(left({ variants: [first] })).not.toContain("variants.1.value");
});

test("a field whose name has a dot is found by its name", () => {
  const one = { "consent.basis": "fehlt" };
  expect(standingErrors(one, refused, { ...refused, "consent.basis": "mündlich" })).toEqual({});
});
