import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { basePrice, deliveries, millilitresOf, piecesOf, priceCart, priceLine, shippingOf } from "./money.ts";
import { splitByWeight } from "./split.ts";
import { defaultTaxRates, percentOn } from "./tax-rates.ts";
import { vatByRate, vatOf } from "./vat.ts";

const juice = {
  prices: { piece: 350, packOfSix: 1980, packOfTwelve: null },
  deposit: 15,
  packDeposit: { packOfSix: 150, packOfTwelve: 0 },
  percent: 19,
};
const terms = {
  shipping: [
    { from: 1, cents: 590 },
    { from: 13, cents: 890 },
  ],
  freeFrom: 8000,
  ageCheck: 250,
  smallBusiness: false,
};

describe("a line", () => {
  it("counts pieces and cartons; the deposit of pieces and crates is apart", () => {
    const amounts = { amount: 2, packOfSix: 1, packOfTwelve: 0 };
    expect(piecesOf(amounts)).toBe(8);
    expect(priceLine(amounts, juice)).toEqual({ total: 2 * 350 + 1980, deposit: 8 * 15 + 150 });
  });
});

describe("shipping", () => {
  it.each([
    ["shipping", 1, 350, 590],
    ["shipping", 12, 4200, 590],
    ["shipping", 13, 4550, 890],
    ["shipping", 20, 7999, 890],
    ["shipping", 20, 8000, 0],
    ["shippingAgeCheck", 1, 350, 840],
    ["shippingAgeCheck", 30, 9000, 250],
    ["pickup", 30, 100, 0],
  ] as const)("%s of %i pieces for %i cents costs %i", (delivery, pieces, goods, cents) => {
    expect(shippingOf(terms, delivery, pieces, goods)).toBe(cents);
  });

  it("costs nothing where no band fits, whatever their order", () => {
    const shipping = [
      { from: 10, cents: 900 },
      { from: 3, cents: 300 },
    ];
    const cents = [1, 3, 10].map((pieces) => shippingOf({ ...terms, shipping }, "shipping", pieces, 1));
    expect(cents).toEqual([0, 300, 900]);
  });
});

describe("VAT", () => {
  it.each([
    [11900, 19, 1900],
    [10700, 7, 700],
    [100, 19, 16],
    [1, 19, 0],
    [100, 0, 0],
    [0, 19, 0],
  ])("in %i cents gross at %i %% is %i", (gross, percent, vat) => expect(vatOf(gross, percent)).toBe(vat));

  it("splits shipping by goods and the deposit by product; ties go to the higher rate", () => {
    const taxed = [
      { percent: 7, goods: 1000, deposit: 0 },
      { percent: 19, goods: 1000, deposit: 100 },
    ];
    expect(vatByRate(taxed, 0, 501)).toEqual([
      { rate: 19, net: 1351 - vatOf(1351, 19), vat: vatOf(1351, 19) },
      { rate: 7, net: 1250 - vatOf(1250, 7), vat: vatOf(1250, 7) },
    ]);
  });

  it("of goods that cost nothing puts the shipping under the highest rate", () => {
    const taxed = [
      { percent: 7, goods: 0, deposit: 0 },
      { percent: 19, goods: 0, deposit: 0 },
    ];
    expect(vatByRate(taxed, 0, 595)).toEqual([
      { rate: 19, net: 500, vat: 95 },
      { rate: 7, net: 0, vat: 0 },
    ]);
  });

  it("has the rate of the day; before the first day the earliest; 'zero' is none", () => {
    const rates = [...defaultTaxRates, { taxClass: "standard", from: "2020-07-01", percent: 16 } as const];
    expect(percentOn(rates, "standard", "2020-12-31")).toBe(16);
    expect(percentOn(rates, "standard", "2021-01-01")).toBe(19);
    expect(percentOn(rates, "standard", "2019-01-01")).toBe(16);
    expect(percentOn(rates, "reduced", "2026-11-22")).toBe(7);
    expect(percentOn(rates, "zero", "2026-11-22")).toBe(0);
  });
});

describe("the base price", () => {
  it("is for a litre, of a piece and of a carton; without a size there is none", () => {
    expect(basePrice(350, 750)).toBe(467);
    expect(basePrice(1980, 750, 6)).toBe(440);
    expect(basePrice(350, null)).toBeNull();
    expect(millilitresOf(0.7)).toBe(700);
  });
});

const cents = fc.integer({ min: 0, max: 1_000_000 });
const amount = fc.integer({ min: 0, max: 999 });
const line = fc.record({
  amounts: fc.record({ amount, packOfSix: amount, packOfTwelve: amount }),
  priced: fc.record({
    prices: fc.record({ piece: cents, packOfSix: fc.option(cents), packOfTwelve: fc.option(cents) }),
    deposit: fc.integer({ min: 0, max: 10_000 }),
    packDeposit: fc.record({
      packOfSix: fc.integer({ min: 0, max: 10_000 }),
      packOfTwelve: fc.integer({ min: 0, max: 10_000 }),
    }),
    percent: fc.constantFrom(0, 7, 19, 16, 5, 25),
  }),
});
const anyTerms = fc.record({
  shipping: fc.array(fc.record({ from: fc.integer({ min: 1, max: 500 }), cents }), { maxLength: 5 }),
  freeFrom: fc.option(cents),
  ageCheck: fc.option(cents),
  smallBusiness: fc.boolean(),
});
const anyCoupon = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant("sum" as const), value: fc.integer({ min: 1, max: 10_000_000 }) }),
    fc.record({ kind: fc.constant("percent" as const), value: fc.integer({ min: 1, max: 100 }) }),
  ),
);
const lines = fc.array(line, { minLength: 1, maxLength: 50 });
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe("every cart", () => {
  it("is the sum of its lines, and of net and VAT; whole cents, never below nothing", () => {
    fc.assert(
      fc.property(lines, fc.constantFrom(...deliveries), anyTerms, anyCoupon, (cart, delivery, given, coupon) => {
        const { lines: sums, discount, shipping, deposit, vat, total } = priceCart(cart, delivery, given, coupon);
        expect(sum(sums.map((one) => one.total)) - discount + shipping + deposit).toBe(total);
        expect(sum(sums.map((one) => one.deposit))).toBe(deposit);
        if (given.smallBusiness) expect(vat).toEqual([]);
        else expect(sum(vat.map((part) => part.net + part.vat))).toBe(total);
        const all = [...sums.flatMap((one) => [one.total, one.deposit]), discount, shipping, deposit, total];
        for (const number of [...all, ...vat.flatMap((part) => [part.net, part.vat, part.rate])])
          expect(Number.isSafeInteger(number) && number >= 0).toBe(true);
        expect(vat.map(({ rate }) => rate)).toEqual([...new Set(vat.map(({ rate }) => rate))].sort((a, b) => b - a));
      }),
      { numRuns: 1_000 },
    );
  });

  it("costs the same in whatever order its lines are", () => {
    fc.assert(
      fc.property(lines, anyTerms, (cart, given) => {
        const { lines: _lines, ...there } = priceCart(cart, "shipping", given);
        const { lines: _reversed, ...back } = priceCart(cart.toReversed(), "shipping", given);
        expect(back).toEqual(there);
      }),
    );
  });

  it("has VAT that is at most half a cent from the exact one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.integer({ min: 0, max: 100 }), (gross, percent) => {
        const twice = 2n * BigInt(gross) * BigInt(percent) - 2n * BigInt(vatOf(gross, percent)) * BigInt(100 + percent);
        expect((twice < 0n ? -twice : twice) <= BigInt(100 + percent)).toBe(true);
      }),
    );
  });
});

it("a split loses nothing, and no part is further than a cent from its share", () => {
  const weights = fc.array(fc.integer({ min: 0, max: 10 ** 12 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), weights, (amount, given) => {
      const parts = splitByWeight(amount, given);
      expect(sum(parts)).toBe(amount);
      const whole = sum(given);
      for (const [index, part] of parts.entries())
        if (whole > 0) expect(Math.abs(part - (amount * (given[index] ?? 0)) / whole)).toBeLessThan(1.001);
    }),
  );
});
