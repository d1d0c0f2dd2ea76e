import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lowestBeforeReduction, type PriceHistory } from "./lowest-price.ts";

const onDay = (day: number): Date => new Date(Date.UTC(2026, 0, 1 + day, 12));
const isoDay = (day: number): string => onDay(day).toISOString().slice(0, 10);

type Prices = [day: number, cents: number | null][];

/** The last price is the current price. By default, guests can always see the prices. */
function history(
  prices: Prices,
  { shown = [[0, true]], offer }: Partial<{ shown: [number, boolean][]; offer: number }> = {},
) {
  const [day = 0, cents = 0] = prices.at(-1) ?? [];
  return {
    prices: prices.map(([begun, price]) => ({ since: onDay(begun), cents: price })),
    shown: shown.map(([begun, isShown]) => ({ since: onDay(begun), shown: isShown })),
    current: { cents: cents ?? 0, at: onDay(day) },
    offerFrom: offer === undefined ? null : isoDay(offer),
  } satisfies PriceHistory;
}

const later = (given: PriceHistory, day: number, cents = given.current.cents): PriceHistory => ({
  ...given,
  current: { cents, at: onDay(day) },
});

describe("the lowest price before a reduction", () => {
  it.each([
    ["none without a change", history([[0, 500]]), null],
    [
      "none after a rise",
      history([
        [0, 500],
        [10, 600],
      ]),
      null,
    ],
    [
      "the price before",
      history([
        [0, 500],
        [40, 400],
      ]),
      500,
    ],
    [
      "a lower one within the thirty days",
      history([
        [0, 500],
        [20, 450],
        [30, 600],
        [40, 400],
      ]),
      450,
    ],
    [
      "not one that ended before them",
      history([
        [0, 300],
        [5, 600],
        [40, 400],
      ]),
      600,
    ],
    [
      "none if it was as low already",
      history([
        [0, 400],
        [20, 600],
        [40, 400],
      ]),
      null,
    ],
    [
      "that before the first of several reductions",
      history([
        [0, 600],
        [40, 500],
        [60, 400],
      ]),
      600,
    ],
    ["none before there was a price", history([]), null],
  ])("is %s", (_what, given, lowest) => expect(lowestBeforeReduction(given)).toBe(lowest));

  it.each([
    // A price that guests could not see does not count.
    [
      "the price before, not that of a hidden product",
      history([
        [0, 500],
        [20, null],
        [25, 500],
        [40, 400],
      ]),
      500,
    ],
    [
      "none if the product was never shown before",
      history([
        [0, null],
        [40, 400],
      ]),
      null,
    ],
    [
      "not one of the time in which the shop was closed",
      history(
        [
          [0, 500],
          [10, 300],
          [20, 500],
          [30, 450],
        ],
        {
          shown: [
            [0, true],
            [10, false],
            [20, true],
          ],
        },
      ),
      500,
    ],
    [
      "none in a shop that has never been open",
      history(
        [
          [0, 500],
          [10, 400],
        ],
        { shown: [] },
      ),
      null,
    ],
    [
      "none if nothing was seen for longer than thirty days",
      history([
        [0, 500],
        [10, null],
        [60, 400],
      ]),
      null,
    ],
    [
      "the price before, although it was away for a while",
      history([
        [0, 500],
        [10, null],
        [20, 400],
      ]),
      500,
    ],
  ])("counts seen prices only: %s", (_what, given, lowest) => expect(lowestBeforeReduction(given)).toBe(lowest));

  it("looks back from the day on which the reduced price can be seen again", () => {
    const closed = history(
      [
        [0, 500],
        [10, 400],
      ],
      {
        shown: [
          [0, true],
          [5, false],
        ],
      },
    );
    expect(lowestBeforeReduction(closed)).toBe(500);
    const open: [number, boolean][] = [
      [0, true],
      [5, false],
      [50, true],
    ];
    expect(
      lowestBeforeReduction(
        later(
          history(
            [
              [0, 500],
              [10, 400],
            ],
            { shown: open },
          ),
          50,
        ),
      ),
    ).toBeNull();
  });

  it("is that of the offer: what was cheaper before it began was simply the price", () => {
    const offered = (offer: number) =>
      later(
        history(
          [
            [0, 600],
            [40, 500],
            [60, 400],
          ],
          { offer },
        ),
        70,
      );
    expect(lowestBeforeReduction(offered(60))).toBe(500);
    expect(lowestBeforeReduction(offered(40))).toBe(600);
    expect(lowestBeforeReduction(offered(61))).toBeNull();
  });

  it("is above the present price, and a price that there was", () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.option(fc.integer({ min: 0, max: 5 }))), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(steps, (given) => {
        let day = 0;
        const prices = given.map(([days, cents]): [number, number | null] => [(day += days), cents]);
        const { current, ...known } = history(prices);
        const lowest = lowestBeforeReduction({ ...known, current });
        if (lowest === null) return;
        expect(lowest).toBeGreaterThan(current.cents);
        expect(prices.map(([, cents]) => cents)).toContain(lowest);
      }),
    );
  });
});
