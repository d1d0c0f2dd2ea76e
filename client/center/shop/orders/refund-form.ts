import { piecesOf } from "#contract/shop/money.ts";
import type { Order, RefundOrderInput } from "#contract/shop/orders.ts";
import { type BackLine, goodsBack, type RefundLeft } from "#contract/shop/refunds.ts";
import { taxClasses } from "#contract/shop/tax-rates.ts";
import { countsOf, type WithdrawnLine, withdrawnLines } from "#contract/shop/withdrawn-lines.ts";
import { centsOf, typedCents, integerOf } from "#contract/shop/typed-numbers.ts";

export type RefundMode = "all" | "goods" | "sum";
export const countFields = ["amount", "packOfSix", "packOfTwelve"] as const;
/** The numbers that the user has typed. While `deposit` is null, the deposit is calculated from the other numbers. */
export type TypedLine = Record<(typeof countFields)[number], string> & { deposit: string | null };

export type RefundForm = {
  mode: RefundMode;
  lines: TypedLine[];
  shipping: boolean;
  sum: string;
  rate: string;
  restock: boolean;
  reason: string;
  /** True if the refund also marks open withdrawals as done. */
  isAnswer: boolean;
};

const noLine: TypedLine = { amount: "", packOfSix: "", packOfTwelve: "", deposit: null };

type Declared = { text: string; done: unknown };

/** The goods of open withdrawals are preselected. If the whole order was withdrawn, everything is selected. */
export function formOf(
  { order: { items }, shipped }: Order,
  left: Pick<RefundLeft, "lines">,
  withdrawals: readonly Declared[],
): RefundForm {
  const open = withdrawals.filter(({ done }) => done === null);
  const named = open.flatMap(({ text }) => withdrawnLines(text, items));
  const lines = left.lines.map((rest) => typedLine(rest, named));
  const isNamed = lines.some((line) => line !== noLine);
  const isWhole = open.some(({ text }) => text === "");
  const mode = isNamed && !isWhole ? "goods" : "all";
  return {
    mode,
    lines,
    shipping: isWhole,
    sum: "",
    rate: "",
    restock: shipped === null,
    reason: "",
    isAnswer: open.length > 0,
  };
}

function typedLine(rest: BackLine, named: readonly WithdrawnLine[]): TypedLine {
  const pieces = named.filter(({ position }) => position === rest.position).reduce((sum, line) => sum + line.pieces, 0);
  const counts = pieces === 0 ? null : countsOf(Math.min(pieces, piecesOf(rest)), rest);
  if (counts === null) return noLine;
  const typed = (count: number): string => (count === 0 ? "" : String(count));
  return {
    amount: typed(counts.amount),
    packOfSix: typed(counts.packOfSix),
    packOfTwelve: typed(counts.packOfTwelve),
    deposit: null,
  };
}

export const valuesOf = ({ lines, shipping, sum, rate, restock, reason }: RefundForm) => ({
  goods: { lines, shipping },
  cents: sum,
  rate,
  restock,
  reason,
});

type GoodsProblem = "wholeWrong" | "priceWrong" | "tooMany" | "tooMuch" | "nothing";
type Problem = GoodsProblem | "rateMissing";
export type Problems = Record<string, Problem>;
type Besides = Pick<RefundOrderInput, "restock" | "reason">;
type Sent = Besides & Partial<Pick<RefundOrderInput, "cents" | "rate" | "goods">>;
export type Read = { sent: Sent; cents: number } | { problems: Problems };
type ReadGoods =
  | { sent: Besides & { goods: NonNullable<RefundOrderInput["goods"]> }; cents: number; isAll: boolean }
  | { problems: Record<string, GoodsProblem> };

/** The deposit in proportion to the number of pieces. The order stores only the deposit of a whole line. */
export function depositOf(typed: TypedLine, left: BackLine, language: string): string {
  if (typed.deposit !== null) return typed.deposit;
  const back = piecesOf({
    amount: integerOf(typed.amount) ?? 0,
    packOfSix: integerOf(typed.packOfSix) ?? 0,
    packOfTwelve: integerOf(typed.packOfTwelve) ?? 0,
  });
  const all = piecesOf(left);
  return typedCents(all === 0 ? 0 : Math.round((left.deposit * Math.min(back, all)) / all), language);
}

export function readForm(form: RefundForm, order: Order, left: RefundLeft, language: string): Read {
  const { mode, restock, reason } = form;
  if (mode === "all") return { sent: { restock, reason }, cents: left.cents };
  return mode === "goods" ? readGoods(form, order, left, language) : readSum(form, left);
}

function readSum({ sum, rate, reason }: RefundForm, { cents: most, rates }: RefundLeft): Read {
  const cents = centsOf(sum);
  const open = rates.filter((one) => one.cents > 0);
  if (cents === null || cents === 0) return { problems: { cents: "priceWrong" } };
  if (cents > most) return { problems: { cents: "tooMuch" } };
  if (open.length < 2 || cents === most) return { sent: { cents, restock: false, reason }, cents };
  if (rate === "") return { problems: { rate: "rateMissing" } };
  const chosen = open.find((one) => String(one.rate) === rate);
  if (chosen && cents > chosen.cents) return { problems: { cents: "tooMuch" } };
  return { sent: { cents, rate: Number(rate), restock: false, reason }, cents };
}

export function readGoods(form: RefundForm, order: Order, left: RefundLeft, language: string): ReadGoods {
  const problems: Record<string, GoodsProblem> = {};
  const lines = left.lines.map((rest, position): BackLine => {
    const typed = form.lines[position] ?? noLine;
    const at = `goods.lines.${position}`;
    const counts = countFields.map((name) => {
      const count = typed[name].trim() === "" ? 0 : integerOf(typed[name]);
      if (count === null) problems[`${at}.${name}`] = "wholeWrong";
      else if (count > rest[name]) problems[`${at}.${name}`] = "tooMany";
      return count ?? 0;
    });
    const deposit = centsOf(depositOf(typed, rest, language) || "0");
    if (deposit === null) problems[`${at}.deposit`] = "priceWrong";
    else if (deposit > rest.deposit) problems[`${at}.deposit`] = "tooMany";
    const [amount = 0, packOfSix = 0, packOfTwelve = 0] = counts;
    return { position, amount, packOfSix, packOfTwelve, deposit: deposit ?? 0 };
  });
  if (Object.keys(problems).length > 0) return { problems };
  const items = order.order.items.map((item) => ({ ...item, rate: -taxClasses.indexOf(item.tax) }));
  const priced = { discount: order.discount, lines: items };
  const goods = lines.reduce(
    (sum, line, position) => sum + goodsBack(priced, line, left.lines[position] ?? line) + line.deposit,
    0,
  );
  const cents = goods + (form.shipping ? left.shipping : 0);
  if (cents === 0) return { problems: { goods: "nothing" } };
  if (cents > left.cents) return { problems: { goods: "tooMuch" } };
  const { restock, reason, shipping } = form;
  const isAll = lines.every((line, index) => piecesOf(line) === piecesOf(left.lines[index] ?? line));
  return { sent: { goods: { lines, shipping }, restock, reason }, cents, isAll };
}
