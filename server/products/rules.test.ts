// The price that may be struck through: the lowest of the thirty days before a reduction (PAngV § 11).
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lowestBeforeReduction } from "./rules.ts";

/** Prices by the day on which they began. */
const history = (...prices: [day: number, cents: number][]) =>
  prices.map(([day, cents]) => ({ since: new Date(day * 86_400_000), cents }));

describe("the lowest price before a reduction", () => {
  it.each([
    ["none without a change", history([0, 500]), null],
    ["none after a rise", history([0, 500], [10, 600]), null],
    ["the price before", history([0, 500], [40, 400]), 500],
    ["a lower one within the thirty days", history([0, 500], [20, 450], [30, 600], [40, 400]), 450],
    ["not one that ended before them", history([0, 300], [5, 600], [40, 400]), 600],
    ["none if it was as low already", history([0, 400], [20, 600], [40, 400]), null],
    ["that before the first of several reductions", history([0, 600], [40, 500], [60, 400]), 600],
    ["none before there was a price", [], null],
  ])("is %s", (_what, prices, lowest) => expect(lowestBeforeReduction(prices)).toBe(lowest));

  it("is above the present price, and a price that there was", () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 5 })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(steps, (given) => {
        let day = 0;
        const prices = history(...given.map(([days, cents]): [number, number] => [(day += days), cents]));
        const lowest = lowestBeforeReduction(prices);
        if (lowest === null) return;
        expect(lowest).toBeGreaterThan(prices.at(-1)?.cents ?? 0);
        expect(prices.map(({ cents }) => cents)).toContain(lowest);
      }),
    );
  });
});
