import { expect, test } from "vitest";
import { offerNote } from "./offer-note.ts";

const offered = { offer: { until: "2026-06-01" }, lowest30: 790, price: 690, variants: [] };

test("an offer is over on the day after its last one, and then says which price stays", () => {
  expect(offerNote(offered, "2026-06-01")).toMatchObject({ kind: "lowest30", price: 790 });
  expect(offerNote(offered, "2026-06-02")).toEqual({ kind: "offerOver", price: 690, day: "2026-06-01" });
  expect(offerNote({ ...offered, lowest30: null }, "2026-06-01")).toMatchObject({ kind: "notReduced" });
});

test("an offer with prices of its variants that is over names no single price", () => {
  const variant = { value: "0,33 l", price: 250 } as never;
  expect(offerNote({ ...offered, variants: [variant] }, "2026-06-02").kind).toBe("offerOverPrices");
});
