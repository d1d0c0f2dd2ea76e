import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limits } from "#contract/values/limits.ts";
import { amountIn, boundedAmount, countOf, type Line, linesIn, offeredOf, withLine, without } from "./cart-lines.ts";

const id = (end: number): string => `01990000-0000-7000-8000-${String(end).padStart(12, "0")}`;
const line = (rest: Partial<Line> = {}): Line => ({
  item: id(1),
  variant: null,
  amount: 1,
  packOfSix: 0,
  packOfTwelve: 0,
  ...rest,
});

it.each([
  ["12", 12],
  [" 3 ", 3],
  ["", 0],
  ["007", 7],
  ["999", 999],
  ["1,5", null],
  ["1.5", null],
  ["-3", null],
  ["1e2", null],
  ["1000", null],
  ["drei", null],
])("what is typed as %j counts as %j", (typed, amount) => expect(amountIn(typed)).toBe(amount));

describe("a stored cart", () => {
  it.each([null, "", "nonsense", "{}", "12", '"x"', "[1, null, []]", '[{"item": "javascript:"}]', '[{"item": 7}]'])(
    "that is %j is empty",
    (text) => expect(linesIn(text)).toEqual([]),
  );

  it("keeps what is right of it, with amounts within their limits, and each line once", () => {
    const stored = [
      { ...line(), amount: 2, price: -1 },
      { ...line({ item: id(2) }), amount: -5, packOfSix: 1e9, packOfTwelve: "12" },
      { ...line(), amount: 3.9 },
      { ...line({ item: id(3) }), amount: 0 },
      { ...line({ item: id(4) }), variant: 5 },
    ];
    expect(linesIn(JSON.stringify(stored))).toEqual([
      line({ amount: 5 }),
      line({ item: id(2), amount: 0, packOfSix: limits.lineAmount }),
    ]);
  });

  it("of an earlier release keeps its cartons", () => {
    const stored = [{ item: id(1), variant: null, amount: 1, sechs: 2, zwoelf: 3 }];
    expect(linesIn(JSON.stringify(stored))).toEqual([line({ packOfSix: 2, packOfTwelve: 3 })]);
  });

  it("of any JSON is a cart that can be sent", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        for (const { amount, packOfSix, packOfTwelve } of linesIn(text)) {
          expect(amount + packOfSix + packOfTwelve).toBeGreaterThan(0);
          for (const one of [amount, packOfSix, packOfTwelve]) expect(boundedAmount(one)).toBe(one);
        }
      }),
    );
  });
});

describe("a cart", () => {
  it("adds to the same variant of the same product, and to no other", () => {
    const lines = [line({ variant: "1 Liter" }), line({ variant: "0,25 Liter" })].reduce<Line[]>(withLine, []);
    const more = withLine(lines, line({ variant: "1 Liter", packOfSix: 2 }));
    expect(more).toEqual([line({ variant: "1 Liter", amount: 2, packOfSix: 2 }), line({ variant: "0,25 Liter" })]);
    expect(countOf(more)).toBe(5);
    expect(without(more, { item: id(1), variant: "1 Liter" })).toHaveLength(1);
  });

  it("gets no cartons of a variant that has none", () => {
    const amounts = { amount: 1, packOfSix: 2, packOfTwelve: 3 };
    expect(offeredOf(amounts, { packOfSix: null, packOfTwelve: null })).toEqual({
      amount: 1,
      packOfSix: 0,
      packOfTwelve: 0,
    });
    expect(offeredOf(amounts, { packOfSix: 1000, packOfTwelve: null })).toEqual({
      amount: 1,
      packOfSix: 2,
      packOfTwelve: 0,
    });
  });

  it("has at most as many lines, and as many of each, as an order", () => {
    const many = Array.from({ length: 60 }, (_, index) => line({ item: id(index) })).reduce<Line[]>(withLine, []);
    expect(many).toHaveLength(limits.cartLines);
    expect(withLine([line({ amount: 998 })], line({ amount: 5 }))).toEqual([line({ amount: 999 })]);
  });
});
