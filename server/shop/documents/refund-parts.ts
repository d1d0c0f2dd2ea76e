import { AppError, type FieldProblem } from "#contract/schemas/errors.ts";
import type { RefundOrderInput } from "#contract/shop/orders.ts";
import { type BackLine, goodsBack, type RefundLeft, type RefundParts } from "#contract/shop/refunds.ts";
import { pricesOf } from "./content.ts";
import { type Amounts, correctionOf, grossOf, negative, restOf } from "./corrections.ts";
import type { OrderRow } from "../orders/store.ts";
import type { RefundRow } from "../orders/refunds-store.ts";

type Ordered = Pick<OrderRow, "items" | "discount" | "shipping" | "total" | "vat">;
type Made = Pick<RefundRow, "cents" | "parts">;
type Left = RefundLeft & { amounts: Amounts };

/**
 * Selects completed refunds that reduce the sale. A sum that was refunded before the full payment only returns a part
 * payment.
 */
export const standing = ({ paidAt }: Pick<OrderRow, "paidAt">, made: readonly RefundRow[]): RefundRow[] =>
  made.filter(({ state, parts, created }) => {
    const isOfGoods = parts !== null && parts.lines.length > 0;
    return state === "done" && (isOfGoods || (paidAt !== null && created >= paidAt));
  });

export function leftOfOrder(order: Ordered, done: readonly Made[]): Left {
  let amounts: Amounts = { total: order.total, vat: order.vat };
  for (const { cents, parts } of done) {
    const back = parts ? negative({ total: cents, vat: parts.vat }) : correctionOf(amounts, cents);
    amounts = restOf(amounts, [back]);
  }
  const lines = order.items.map(({ amount, packOfSix, packOfTwelve, deposit }, position) => {
    const line = { position, amount, packOfSix, packOfTwelve, deposit };
    return done
      .flatMap(({ parts }) => parts?.lines.filter((one) => one.position === position) ?? [])
      .reduce(less, line);
  });
  const shipped = done.reduce((sum, { parts }) => sum + (parts?.shipping ?? 0), 0);
  return {
    cents: amounts.total,
    lines,
    shipping: Math.max(0, order.shipping - shipped),
    rates: amounts.vat.map((part) => ({ rate: part.rate, cents: grossOf(part) })),
    amounts,
  };
}

const less = (line: BackLine, back: BackLine): BackLine => ({
  position: line.position,
  amount: line.amount - back.amount,
  packOfSix: line.packOfSix - back.packOfSix,
  packOfTwelve: line.packOfTwelve - back.packOfTwelve,
  deposit: line.deposit - back.deposit,
});

export type Wanted = Pick<RefundOrderInput, "cents" | "rate" | "goods" | "restock" | "reason">;
export type Measured = { cents: number; parts: RefundParts };

/**
 * @param problem creates the error for a refund that exceeds the rest
 * @throws invalid (C200) for an empty refund, or for a sum that restocks goods
 * @throws invalid (C200) for an unknown rate, or for a missing rate in an order with several rates
 */
export function measureRefund(
  order: Ordered,
  left: Left,
  { cents, rate, goods, restock, reason }: Wanted,
  problem: (fields: Record<string, FieldProblem>) => Error,
): Measured {
  const known = { isRestocked: restock, reason };
  if (goods) {
    const { lines, shipping } = backGoods(order, left, goods, problem);
    return measured(left, { lines, shipping, ...known }, grossOfGoods(order, left, { lines, shipping }), problem);
  }
  const isAll = cents === undefined || cents === left.cents;
  if (isAll && left.cents < left.amounts.total) {
    // The order is only partly paid, so only money is refunded, and no goods are returned.
    return { cents: left.cents, parts: { ...unnamedParts(left, left.cents), reason } };
  }
  if (isAll) {
    const whole = { lines: left.lines.filter(hasSomething), shipping: left.shipping };
    return { cents: left.cents, parts: { ...whole, ...known, vat: left.amounts.vat } };
  }
  if (restock) throw new AppError("invalid", { fields: { restock: { key: "restockOfSum" } } });
  const sum = { lines: [], shipping: 0, isRestocked: false, reason };
  return measured(left, sum, grossOfSum(left, cents, rate), problem);
}

export const hasSomething = ({ amount, packOfSix, packOfTwelve, deposit }: BackLine): boolean =>
  amount + packOfSix + packOfTwelve + deposit > 0;

type Goods = NonNullable<Wanted["goods"]>;

function backGoods(
  order: Ordered,
  left: Left,
  goods: Goods,
  problem: (fields: Record<string, FieldProblem>) => Error,
): Pick<RefundParts, "lines" | "shipping"> {
  const problems: Record<string, FieldProblem> = {};
  for (const [index, line] of goods.lines.entries()) {
    const rest = left.lines[line.position];
    for (const part of ["amount", "packOfSix", "packOfTwelve", "deposit"] as const)
      if (line[part] > (rest?.[part] ?? 0)) problems[`goods.lines.${index}.${part}`] = { key: "refundNotLeft" };
  }
  if (goods.shipping && left.shipping === 0 && order.shipping > 0)
    problems["goods.shipping"] = { key: "refundNotLeft" };
  if (Object.keys(problems).length > 0) throw problem(problems);
  return { lines: goods.lines.filter(hasSomething), shipping: goods.shipping ? left.shipping : 0 };
}

/** @returns gross cents of each VAT rate; each rate gets the same share of the shipping as in the order */
function grossOfGoods(
  order: Ordered,
  left: Left,
  { lines, shipping }: Pick<RefundParts, "lines" | "shipping">,
): number[] {
  const own = lines.map((line) => ({
    percent: order.items[line.position]?.percent,
    cents: goodsBack(pricedOf(order), line, left.lines[line.position] ?? line) + line.deposit,
  }));
  const gross = order.vat.map(({ rate }) =>
    own.filter(({ percent }) => percent === rate).reduce((sum, { cents }) => sum + cents, 0),
  );
  if (order.vat.length === 0) return [own.reduce((sum, { cents }) => sum + cents, 0) + shipping];
  const shares = shippingShares(order);
  return gross.map((cents, index) => cents + (shipping > 0 ? (shares[index] ?? 0) : 0));
}

/** @returns the shipping part of each VAT rate's gross amount: all that is neither goods nor deposit */
function shippingShares(order: Ordered): number[] {
  return order.vat.map((part) => {
    const lines = order.items
      .map((item, position) => ({ ...item, position }))
      .filter(({ percent }) => percent === part.rate);
    const goods = lines.reduce((sum, line) => sum + goodsBack(pricedOf(order), line, line) + line.deposit, 0);
    return grossOf(part) - goods;
  });
}

export const pricedOf = ({ discount, items }: Pick<OrderRow, "discount" | "items">) => ({
  discount,
  lines: items.map((item) => ({ prices: pricesOf(item), total: item.total, rate: item.percent })),
});

function grossOfSum({ rates }: Left, cents: number, rate: number | undefined): number[] {
  const open = rates.filter((one) => one.cents > 0);
  const chosen = rate ?? (open.length === 1 ? open[0]?.rate : undefined);
  if (rates.length === 0) return [cents];
  if (chosen === undefined) throw new AppError("invalid", { fields: { rate: { key: "rateMissing" } } });
  if (!rates.some((one) => one.rate === chosen))
    throw new AppError("invalid", { fields: { rate: { key: "invalid" } } });
  return rates.map((one) => (one.rate === chosen ? cents : 0));
}

function measured(
  left: Left,
  parts: Omit<RefundParts, "vat">,
  gross: readonly number[],
  problem: (fields: Record<string, FieldProblem>) => Error,
): Measured {
  const cents = gross.reduce((sum, one) => sum + one, 0);
  const isNothing = cents === 0 && parts.lines.length === 0;
  if (isNothing) throw new AppError("invalid", { fields: { goods: { key: "refundEmpty" } } });
  const isOver = cents > left.cents || left.rates.some((one, index) => (gross[index] ?? 0) > one.cents);
  if (isOver)
    throw problem({ [parts.lines.length > 0 || parts.shipping > 0 ? "goods" : "cents"]: { key: "refundTooMuch" } });
  return { cents, parts: { ...parts, vat: negative(correctionOf(left.amounts, cents, gross)).vat } };
}

/**
 * Makes the parts of a refund without goods. For a refund that staff made on the provider's site, only the sum is
 * known.
 */
export function unnamedParts(left: Left, cents: number): RefundParts {
  const vat = negative(correctionOf(left.amounts, Math.min(cents, left.cents))).vat;
  return { lines: [], shipping: 0, vat, isRestocked: false, reason: "" };
}
