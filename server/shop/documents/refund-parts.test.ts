import { describe, expect, it } from "vitest";
import { vatByRate } from "#contract/shop/vat.ts";
import { AppError } from "#contract/schemas/errors.ts";
import type { ItemRow } from "../orders/store.ts";
import { leftOfOrder, measureRefund, unnamedParts, type Wanted } from "./refund-parts.ts";

const line = (percent: number, amount: number, pricePiece: number, more: Partial<ItemRow> = {}) =>
  ({
    percent,
    amount,
    packOfSix: 0,
    packOfTwelve: 0,
    pricePiece,
    pricePackOfSix: null,
    pricePackOfTwelve: null,
    deposit: 0,
    total: amount * pricePiece + (more.packOfSix ?? 0) * (more.pricePackOfSix ?? 0),
    ...more,
  }) as ItemRow;

function orderOf(items: ItemRow[], shipping = 0) {
  const taxed = items.map(({ percent, total, deposit }) => ({ percent, goods: total, deposit }));
  const total = items.reduce((sum, item) => sum + item.total + item.deposit, shipping);
  return { items, discount: 0, shipping, total, vat: vatByRate(taxed, 0, shipping) };
}
type Ordered = ReturnType<typeof orderOf>;

const refused = (fields: object): Error => new AppError("wrongState", { fields: fields as never });
const plain = { cents: undefined, rate: undefined, goods: undefined, restock: false, reason: "" };
const measure = (order: Ordered, wanted: Partial<Wanted>, done: Parameters<typeof leftOfOrder>[1] = []) =>
  measureRefund(order, leftOfOrder(order, done), { ...plain, ...wanted }, refused);
const fieldsOf = (act: () => unknown): string[] => {
  try {
    act();
  } catch (error) {
    if (error instanceof AppError) return Object.keys(error.details.fields ?? {});
  }
  throw new Error("nothing was refused");
};
const back = (position: number, more: object) => ({
  position,
  amount: 0,
  packOfSix: 0,
  packOfTwelve: 0,
  deposit: 0,
  ...more,
});

/** Juice at 19 %, bread at 7 %. */
const mixed = orderOf([line(19, 3, 260, { deposit: 45 }), line(7, 2, 350)], 590);

describe("a refund", () => {
  it("of one bottle is wholly under the bottle's rate", () => {
    const { cents, parts } = measure(mixed, { goods: { lines: [back(0, { amount: 1 })], shipping: false } });
    expect(cents).toBe(260);
    expect(parts.vat).toEqual([
      { rate: 19, net: 218, vat: 42 },
      { rate: 7, net: 0, vat: 0 },
    ]);
  });

  it("of a sum is under the rate that is chosen, and asks for it where there are several", () => {
    expect(measure(mixed, { cents: 260, rate: 19 }).parts.vat[0]).toEqual({ rate: 19, net: 218, vat: 42 });
    expect(fieldsOf(() => measure(mixed, { cents: 260 }))).toEqual(["rate"]);
    expect(fieldsOf(() => measure(mixed, { cents: 260, rate: 5 }))).toEqual(["rate"]);
    expect(fieldsOf(() => measure(mixed, { cents: 260, rate: 19, restock: true }))).toEqual(["restock"]);
    const single = orderOf([line(19, 3, 260)]);
    expect(measure(single, { cents: 260 }).parts.vat).toEqual([{ rate: 19, net: 218, vat: 42 }]);
  });

  it("of everything needs no rate, names all goods, and leaves nothing", () => {
    const whole = measure(mixed, {});
    expect(whole).toEqual(measure(mixed, { cents: mixed.total }));
    expect(whole.parts).toMatchObject({
      vat: mixed.vat,
      shipping: 590,
      lines: [{ amount: 3, deposit: 45 }, { amount: 2 }],
    });
    expect(leftOfOrder(mixed, [whole])).toMatchObject({ cents: 0, shipping: 0, lines: [{ amount: 0 }, { amount: 0 }] });
  });

  it("of goods, deposit and shipping in any steps sums up to the order, in each rate", () => {
    const steps: Partial<Wanted>[] = [
      { goods: { lines: [back(0, { amount: 2, deposit: 30 })], shipping: false } },
      { goods: { lines: [], shipping: true } },
      { goods: { lines: [back(1, { amount: 2 }), back(0, { deposit: 15 })], shipping: false } },
      { goods: { lines: [back(0, { amount: 1 })], shipping: false } },
    ];
    const done: ReturnType<typeof measure>[] = [];
    for (const step of steps) done.push(measure(mixed, step, done));
    const left = leftOfOrder(mixed, done);
    expect(left).toMatchObject({ cents: 0, rates: [{ cents: 0 }, { cents: 0 }] });
    for (const [index, part] of mixed.vat.entries())
      expect(done.reduce((sum, { parts }) => sum + (parts.vat[index]?.vat ?? 0), 0)).toBe(part.vat);
  });

  it("of more than is left is refused at the field, of goods, deposit, shipping and rate", () => {
    const one = measure(mixed, { goods: { lines: [back(0, { amount: 2 })], shipping: true } });
    const again = (goods: NonNullable<Wanted["goods"]>) => fieldsOf(() => measure(mixed, { goods }, [one]));
    expect(again({ lines: [back(0, { amount: 2, deposit: 46 })], shipping: false })).toEqual([
      "goods.lines.0.amount",
      "goods.lines.0.deposit",
    ]);
    expect(again({ lines: [back(9, { amount: 1 })], shipping: false })).toEqual(["goods.lines.0.amount"]);
    expect(again({ lines: [], shipping: true })).toEqual(["goods.shipping"]);
    expect(again({ lines: [], shipping: false })).toEqual(["goods"]);
    const sum = measure(mixed, { cents: 900, rate: 19 });
    expect(
      fieldsOf(() => measure(mixed, { goods: { lines: [back(0, { amount: 3 })], shipping: false } }, [sum])),
    ).toEqual(["goods"]);
    expect(fieldsOf(() => measure(mixed, { cents: 900, rate: 7 }, [sum, one]))).toEqual(["cents"]);
  });

  it("of a small business has no rates; cartons and the share of a discount count", () => {
    const order = { ...orderOf([line(0, 1, 300, { packOfSix: 2, pricePackOfSix: 1500 })]), vat: [] };
    const { cents, parts } = measure(order, { goods: { lines: [back(0, { packOfSix: 1 })], shipping: false } });
    expect([cents, parts.vat]).toEqual([1500, []]);
    const cheaper = { ...order, discount: 330, total: order.total - 330 };
    expect(measure(cheaper, { goods: { lines: [back(0, { packOfSix: 1 })], shipping: false } }).cents).toBe(1350);
  });

  it("of discounted goods, in any steps, is what was paid for them", () => {
    const orders = [
      [line(19, 3, 100)],
      [line(19, 1, 100), line(19, 1, 100), line(19, 1, 100)],
      [line(19, 1, 100), line(7, 1, 100), line(0, 1, 100)],
      [line(19, 1, 105), line(7, 1, 105)],
    ];
    for (const items of orders)
      for (const [discount, shipping] of [
        [100, 0],
        [101, 590],
        [200, 0],
        [210, 590],
      ] as const) {
        const full = items.reduce((sum, { total }) => sum + total, 0);
        const cut = Math.min(discount, full);
        const taxed = items.map(({ percent, total }) => ({ percent, goods: total, deposit: 0 }));
        const order = {
          items,
          discount: cut,
          shipping,
          total: full - cut + shipping,
          vat: vatByRate(taxed, cut, shipping),
        };
        const done: ReturnType<typeof measure>[] = [];
        const steps = items.length === 1 ? [0, 0, 0] : items.map((_, position) => position);
        for (const position of steps) {
          const goods = { lines: [back(position, { amount: 1 })], shipping: false };
          done.push(measure(order, { goods }, done));
        }
        expect(done.reduce((sum, { cents }) => sum + cents, 0)).toBe(full - cut);
        const all = items.map(({ amount }, position) => back(position, { amount }));
        expect(measure(order, { goods: { lines: all, shipping: true } }).cents).toBe(order.total);
      }
  });

  it("that an older release or the provider made is split over the rates, and what is left stays exact", () => {
    const unnamed = unnamedParts(leftOfOrder(mixed, []), 500);
    expect(unnamed.vat.reduce((sum, { net, vat }) => sum + net + vat, 0)).toBe(500);
    expect(leftOfOrder(mixed, [{ cents: 500, parts: null }])).toEqual(
      leftOfOrder(mixed, [{ cents: 500, parts: unnamed }]),
    );
  });
});
