import { expect, test } from "vitest";
import { isOfferUnsaved } from "./unsaved-offer.ts";

const stored = { price: 350, offer: { until: "2026-12-10" }, variants: [] };
const typed = { price: "3,5", offer: { isOn: true, until: "2026-12-10" }, variants: [] };

test("the same price in another spelling is saved; another price, day or variant is not", () => {
  expect(isOfferUnsaved(typed, stored)).toBe(false);
  expect(isOfferUnsaved({ ...typed, price: "2,90" }, stored)).toBe(true);
  expect(isOfferUnsaved({ ...typed, price: "" }, stored)).toBe(true);
  expect(isOfferUnsaved({ ...typed, offer: { isOn: true, until: "2026-12-11" } }, stored)).toBe(true);
  expect(isOfferUnsaved(typed, { ...stored, offer: null })).toBe(true);
  expect(isOfferUnsaved({ ...typed, variants: [{ price: "4" }] }, stored)).toBe(true);
});
