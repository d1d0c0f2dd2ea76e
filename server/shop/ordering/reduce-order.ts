import { AppError, type FieldProblem } from "#contract/schemas/errors.ts";
import { type Amounts, piecesOf, priceLine } from "#contract/shop/money.ts";
import { dueCents } from "#contract/shop/order-states.ts";
import type { Order, ReduceOrderInput } from "#contract/shop/orders.ts";
import { isOnline } from "#contract/shop/payment-sources.ts";
import type { BackLine, RefundParts } from "#contract/shop/refunds.ts";
import { type VatPart, vatByRate } from "#contract/shop/vat.ts";
import { lineNames, withdrawnText } from "#contract/shop/withdrawn-lines.ts";
import { v7 as newId } from "uuid";
import type { Tx } from "#db/open.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { pricesOf } from "../documents/content.ts";
import { negative, restOf } from "../documents/corrections.ts";
import { issueCorrection, issueInvoice } from "../documents/issue-document.ts";
import type { DocumentRow } from "../documents/store.ts";
import { leftOfOrder, measureRefund, standing } from "../documents/refund-parts.ts";
import { refundsOf } from "../orders/refunds-store.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { recordEvent, mail, changeOrder, recordCancellation, refuseIf, restock } from "../orders/move-order.ts";
import { presentItem, presentOrder } from "../orders/present.ts";
import { giveBack } from "../orders/stock.ts";
import { addEvent, type ItemRow, type OrderRow, replaceItems, updateOrder } from "../orders/store.ts";

type Context = CommandContext<"database" | "now" | "publicUrl">;

/**
 * Removes goods from an unpaid order, and corrects its invoice if there is one. An order without remaining goods is
 * cancelled together with its shipping.
 * @throws notFound (C404), conflict (C409) for another version, invalid (C200) for an empty reduction
 * @throws wrongState (C109) if the order is paid or cancelled, has online payment, or has released or refunded goods
 * @throws wrongState (C109) for more goods than the order contains, or for a deposit left without goods
 * @throws wrongState (C109) for a total below the money received
 */
export function reduceOrder(context: Context, input: ReduceOrderInput): Promise<Order> {
  return changeOrder(context, input.id, async (tx, row) => {
    refuseOtherVersion(row, input.version, presentOrder);
    const isOver = row.paidAt !== null || row.cancelled !== null || row.released !== null;
    const made = standing(row, await refundsOf(tx, row.id));
    refuseIf(isOver || isOnline(row.payment) || made.length > 0, row);
    const problem = (fields: Record<string, FieldProblem>): AppError =>
      new AppError("wrongState", { current: presentOrder(row), fields });
    const { goods, restock: isRestocked, reason } = input;
    const out = measureRefund(row, leftOfOrder(row, []), { goods, restock: isRestocked, reason }, problem);
    const items = row.items.map((item) => without(item, out.parts.lines));
    const deposits = items.flatMap((item, position) => (piecesOf(item) === 0 && item.deposit > 0 ? [position] : []));
    if (deposits.length > 0) throw problem(problemsAt(deposits, input));
    const left = items.filter((item) => piecesOf(item) > 0);
    if (left.length === 0) return cancelAll(tx, context, row, out.parts);
    if (row.total - out.cents < row.received - row.refunded) throw problem({ goods: { key: "reducePaid" } });
    return takeOut(tx, context, row, { ...out, left });
  });
}

function problemsAt(positions: readonly number[], { goods }: ReduceOrderInput): Record<string, FieldProblem> {
  const indexOf = (position: number): number => goods.lines.findIndex((line) => line.position === position);
  return Object.fromEntries(
    positions.map((position) => [`goods.lines.${indexOf(position)}.deposit`, { key: "depositAlone" as const }]),
  );
}

function without(item: ItemRow, out: readonly BackLine[]): ItemRow {
  const line = out.find(({ position }) => position === item.position);
  if (!line) return item;
  const none = { deposit: 0, packDeposit: { packOfSix: 0, packOfTwelve: 0 } };
  return {
    ...item,
    amount: item.amount - line.amount,
    packOfSix: item.packOfSix - line.packOfSix,
    packOfTwelve: item.packOfTwelve - line.packOfTwelve,
    deposit: item.deposit - line.deposit,
    total: item.total - priceLine(line, { prices: pricesOf(item), ...none }).total,
  };
}

/** Cancels an order without remaining goods, even if it is shipped, because no other action could end it. */
async function cancelAll(tx: Tx, context: Context, row: OrderRow, parts: RefundParts): Promise<OrderRow> {
  const at = context.services.now();
  const whole = { ...parts, shipping: row.shipping, vat: row.vat };
  await recordOut(tx, context, row, { at, cents: row.total, parts: whole });
  // Restocks before the cancellation, because the cancellation returns all pieces that the order still holds.
  const out = await restock(tx, row, parts, at);
  return recordCancellation(tx, context, out, { id: newId(), cents: row.total, parts: whole });
}

type TakenOut = { at: Date; cents: number; parts: RefundParts };

async function recordOut(tx: Tx, context: Context, row: OrderRow, { at, cents, parts }: TakenOut): Promise<string[]> {
  const all = lineNames(row.items.map(presentItem), row.language);
  const names = goodsOf(row, parts).map((item) => withdrawnText(all[item.position] ?? "", piecesOut(item, parts)));
  const reason = [names.join(", "), parts.reason].filter((text) => text !== "").join(" · ");
  await addEvent(tx, row.id, { kind: "reduced", at, by: context.viewer, cents, reason });
  return names;
}

type Out = { cents: number; parts: RefundParts; left: readonly ItemRow[] };

async function takeOut(tx: Tx, context: Context, row: OrderRow, out: Out): Promise<OrderRow> {
  const { cents, parts, left } = out;
  const at = context.services.now();
  const items = left.map((item, position) => ({ ...item, position }));
  const total = row.total - cents;
  const shipping = row.shipping - parts.shipping;
  const deposit = sumOf(items, (item) => item.deposit);
  const discount = sumOf(items, (item) => item.total) + shipping + deposit - total;
  const vat = vatLeft(row, items, { discount, shipping }, out);
  const goods = goodsOf(row, parts);
  const isBack = parts.isRestocked && goods.length > 0;
  if (isBack) await giveBack(tx, goods, at, (item) => piecesOut(item, parts));
  await replaceItems(tx, row.id, items);
  const reduced = { ...(await updateOrder(tx, row, { total, shipping, deposit, discount, vat })), items };
  const issued = await issueCorrection(tx, row, at, { id: newId(), cents, parts });
  const names = await recordOut(tx, context, row, { at, cents, parts });
  if (isBack) await addEvent(tx, row.id, { kind: "restocked", at });
  const isPaid = dueCents(reduced) === 0;
  const { order, document } = isPaid ? await paid(tx, context, reduced, issued) : { order: reduced, document: issued };
  await mail(tx, context.services, order, { kind: "orderReduced", cents, names, issued: document });
  return order;
}

/** Marks the order as paid, because an earlier part payment covers the reduced total. */
async function paid(tx: Tx, context: Context, row: OrderRow, issued: DocumentRow | null) {
  const at = context.services.now();
  const after = await updateOrder(tx, row, { paidAt: at });
  await recordEvent(tx, context, after, { kind: "paid", cents: 0 });
  const invoiced = await issueInvoice(tx, after, at);
  return { order: invoiced.order, document: issued ?? invoiced.issued };
}

const sumOf = (items: readonly ItemRow[], part: (item: ItemRow) => number): number =>
  items.reduce((sum, item) => sum + part(item), 0);

const goodsOf = ({ items }: OrderRow, { lines }: RefundParts): ItemRow[] =>
  items.filter(({ position }) => lines.some((line) => line.position === position && piecesOf(line) > 0));

function piecesOut({ position }: ItemRow, { lines }: RefundParts): number {
  const line: Amounts | undefined = lines.find((one) => one.position === position);
  return line ? piecesOf(line) : 0;
}

type Sums = Pick<OrderRow, "discount" | "shipping">;

/**
 * Returns the VAT of the reduced order. If there is an invoice, subtracts the correction from the order's VAT.
 * Otherwise recalculates the VAT.
 */
function vatLeft(
  row: OrderRow,
  items: readonly ItemRow[],
  { discount, shipping }: Sums,
  { cents, parts }: Out,
): VatPart[] {
  const { total, vat, invoice } = row;
  if (invoice !== null) return restOf({ total, vat }, [negative({ total: cents, vat: parts.vat })]).vat;
  if (vat.length === 0) return [];
  const taxed = items.map((item) => ({ percent: item.percent, goods: item.total, deposit: item.deposit }));
  return vatByRate(taxed, discount, shipping);
}
