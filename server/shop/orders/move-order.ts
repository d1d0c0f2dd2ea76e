import { AppError } from "#contract/schemas/errors.ts";
import type { Order } from "#contract/shop/orders.ts";
import { dueCents, isGone, isPaidBack } from "#contract/shop/order-states.ts";
import { piecesOf } from "#contract/shop/money.ts";
import { isOnline } from "#contract/shop/payment-sources.ts";
import type { RefundParts } from "#contract/shop/refunds.ts";
import type { Tx } from "#db/open.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { CommandContext } from "../../kernel/context.ts";
import {
  issueCorrection,
  issueDelivery,
  issueInvoice,
  type Refund,
  revertCorrection,
} from "../documents/issue-document.ts";
import { type DocumentRow, documentsOf } from "../documents/store.ts";
import { isRefundUnderWay } from "./refunds-store.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { answerAll } from "../withdrawals/store.ts";
import { mailChange, type OrderChange } from "./mail-change.ts";
import { presentOrder } from "./present.ts";
import { giveBack, takeAgain } from "./stock.ts";
import {
  addEvent,
  countRestocked,
  dropSecrets,
  type ItemRow,
  listEvents,
  lockOrder,
  newSecret,
  type OrderRow,
  updateOrder,
} from "./store.ts";

type Context = CommandContext<"database" | "now" | "publicUrl">;

/**
 * Idempotent.
 * @throws notFound (C404), wrongState (C109) for a cancelled order, or while a refund is under way
 */
export function markPaid(context: Context, id: string): Promise<Order> {
  return changeOrder(context, id, async (tx, row) => {
    if (row.paidAt !== null) return row;
    refuseIf(row.cancelled !== null || (await isRefundUnderWay(tx, id)), row);
    return recordPayment(tx, context, row);
  });
}

/**
 * Records a payment of less than the due amount.
 * @throws notFound (C404), conflict (C409) for another version
 * @throws wrongState (C109) if the order is paid, cancelled or has online payment, or if the amount covers everything
 * due
 */
export function recordPartPayment(
  context: Context,
  { id, version, cents }: { id: string; version: number; cents: number },
): Promise<Order> {
  return changeOrder(context, id, async (tx, row) => {
    refuseOtherVersion(row, version, presentOrder);
    refuseIf(row.paidAt !== null || row.cancelled !== null || isOnline(row.payment) || cents >= dueCents(row), row);
    return recordPart(tx, context, row, { cents });
  });
}

/**
 * Records that an overpayment was transferred back. Idempotent.
 * @throws notFound (C404)
 */
export function returnSurplus(context: Context, id: string): Promise<Order> {
  return changeOrder(context, id, async (tx, row) => {
    if (row.overpaid === 0) return row;
    const after = await updateOrder(tx, row, { overpaid: 0 });
    const cents = row.overpaid;
    await recordEvent(tx, context, after, { kind: "surplusBack", cents });
    await mail(tx, context.services, after, { kind: "orderSurplusBack", cents, issued: null });
    return after;
  });
}

export type Transfer = { cents: number; bookedOn: string };

/**
 * Records a payment from any source. A payment also counts if the goods were already returned to the stock; staff is
 * then notified.
 */
export async function recordPayment(tx: Tx, context: Context, row: OrderRow, by?: Transfer): Promise<OrderRow> {
  const cents = by?.cents ?? dueCents(row);
  if (cents < dueCents(row)) return recordPart(tx, context, row, { ...by, cents });
  const at = context.services.now();
  const isLate = row.released !== null;
  const received = row.refunded + row.total;
  const isOver = cents > dueCents(row);
  const after = await updateOrder(tx, row, {
    paidAt: at,
    received,
    ...(isLate && { oversold: at }),
    ...(isOver && { overpaid: cents - dueCents(row) }),
    ...((isLate || isOver) && { read: false }),
  });
  await recordEvent(tx, context, after, { kind: "paid", ...by, cents });
  if (isOver) await recordEvent(tx, context, after, { kind: "overpaid", cents: cents - dueCents(row) });
  if (row.cancelled !== null) {
    // A cancelled order gets no invoice, because the money must be refunded.
    await mail(tx, context.services, after, { kind: "orderPaidCancelled", cents, issued: null });
    return after;
  }
  if (isLate) await addEvent(tx, row.id, { kind: "oversold", at });
  const { order, issued } = await issueInvoice(tx, after, at);
  await mail(tx, context.services, order, { kind: isLate ? "orderLate" : "orderPaid", cents, issued });
  return order;
}

export async function recordFree(tx: Tx, context: Context, row: OrderRow): Promise<void> {
  await updateOrder(tx, row, { paidAt: context.services.now() });
  await recordEvent(tx, context, row, { kind: "paid", cents: 0 });
}

/** `paidAt` stays null until the rest is paid. */
async function recordPart(
  tx: Tx,
  context: Context,
  row: OrderRow,
  part: { cents: number; bookedOn?: string },
): Promise<OrderRow> {
  const after = await updateOrder(tx, row, { received: row.received + part.cents, read: false });
  await recordEvent(tx, context, after, { kind: "paidPart", ...part });
  await mail(tx, context.services, after, { kind: "orderPartPaid", cents: part.cents, issued: null });
  return after;
}

/**
 * Records a payment whose sum differs from the order's total, as the provider reports it. Staff has to resolve the
 * difference.
 */
export async function recordOtherSum(tx: Tx, context: Context, row: OrderRow, cents: number): Promise<OrderRow> {
  const after = await updateOrder(tx, row, { received: row.received + cents, read: false });
  await recordEvent(tx, context, after, { kind: "paidOther", cents });
  return after;
}

type Returned = Refund & { isOnline: boolean; by?: { id: string | null; name: string } };

/** Records a refund that an editor has made, here or on the provider's site. */
export async function recordRefund(tx: Tx, services: Context["services"], row: OrderRow, refund: Returned) {
  const { cents, parts, by, isOnline } = refund;
  const at = services.now();
  const counted = await updateOrder(tx, row, { refunded: row.refunded + cents });
  await addEvent(tx, row.id, { kind: "refunded", at, cents, vat: parts.vat, reason: parts.reason, ...(by && { by }) });
  // `restock` is skipped here. It would count the pieces as returned, and `release` could then not return them to the
  // stock.
  const isHeld = !parts.isRestocked && isPaidBack(counted);
  const repaid = isHeld ? counted : await restock(tx, counted, parts, at);
  // After a full refund the customer no longer waits for the goods, so the remaining pieces return to the stock.
  const after = isPaidBack(repaid) ? await release(tx, { services }, repaid) : repaid;
  // A refund before the full payment only returns a part payment. The customer still owes the total.
  const issued = row.paidAt === null ? null : await issueCorrection(tx, after, at, refund);
  await mail(tx, services, after, { kind: "orderRefunded", cents, isOnline, issued });
  return after;
}

type Trouble = { kind: "refundAsked" | "refundRefused" | "refundUncertain"; cents: number };

/** Records a refused, late or uncertain refund, so that staff checks it. Does nothing if the last event is the same. */
export async function recordRefundTrouble(tx: Tx, services: Context["services"], row: OrderRow, trouble: Trouble) {
  const last = (await listEvents(tx, row.id)).at(-1);
  if (last?.kind === trouble.kind && last.cents === trouble.cents) return row;
  await addEvent(tx, row.id, { ...trouble, at: services.now() });
  return updateOrder(tx, row, { read: false });
}

/** Records that a refund failed although the provider had reported it as done. Staff has to check the order. */
export async function recordFailedRefund(
  tx: Tx,
  services: Context["services"],
  row: OrderRow,
  { id, cents, parts }: Omit<Refund, "parts"> & { parts: RefundParts | null },
) {
  const at = services.now();
  const held = parts ? await restockFailed(tx, row, parts, at) : row;
  const after = await updateOrder(tx, held, { refunded: row.refunded - cents, read: false });
  await addEvent(tx, row.id, { kind: "refundFailed", at, cents, ...(parts && { vat: parts.vat }) });
  await revertCorrection(tx, after, at, id);
  return after;
}

/**
 * Idempotent. If the order's pieces were released, takes them from the stock again.
 * @throws notFound (C404), outOfStock (C107)
 * @throws wrongState (C109) for an order that is cancelled or fully refunded
 * @throws wrongState (C109) for an unpaid order with online payment or with released pieces
 */
export function markShipped(context: Context, id: string): Promise<Order> {
  return changeOrder(context, id, async (tx, row) => {
    if (row.shipped !== null) return row;
    const isNotPaid = row.paidAt === null && (row.released !== null || isOnline(row.payment));
    refuseIf(row.cancelled !== null || isPaidBack(row) || isNotPaid, row);
    const at = context.services.now();
    if (row.released !== null) await takeAgain(tx, row.items, at);
    const after = await updateOrder(tx, row, { shipped: at, released: null });
    await recordEvent(tx, context, after, { kind: "shipped" });
    const { order, issued } = await issueInvoice(tx, after, at);
    await issueDelivery(tx, order, at, true);
    await mail(tx, context.services, order, { kind: "orderShipped", issued });
    return order;
  });
}

/**
 * Records that the customer has picked up the order. Idempotent.
 * @param ageChecked true if staff has checked the customer's age
 * @throws notFound (C404), invalid (C200) for an unchecked age
 * @throws wrongState (C109) for an order that is cancelled, that is fully refunded, or that is not ready for pickup
 */
export function markHandedOver(
  context: Context,
  { id, ageChecked }: { id: string; ageChecked: boolean },
): Promise<Order> {
  return changeOrder(context, id, async (tx, row) => {
    if (row.handedOver !== null) return row;
    const isHere = row.delivery === "pickup" && row.shipped !== null && row.released === null;
    refuseIf(!isHere || row.cancelled !== null || isPaidBack(row), row);
    if (row.items.some(({ minAge }) => minAge > 0) && !ageChecked)
      throw new AppError("invalid", { fields: { ageChecked: { key: "ageUnchecked" } } });
    const after = await updateOrder(tx, row, { handedOver: context.services.now() });
    await recordEvent(tx, context, after, { kind: "handedOver" });
    return after;
  });
}

/**
 * Cancels an order and returns its pieces to the stock. A pickup order can be cancelled until the customer picks it up.
 * Idempotent.
 * @throws notFound (C404), wrongState (C109) for goods that have left the shop
 */
export function cancelOrder(context: Context, id: string): Promise<Order> {
  return changeOrder(context, id, async (tx, row) => {
    if (row.cancelled !== null) return row;
    refuseIf(isGone(row), row);
    return recordCancellation(tx, context, row);
  });
}

/**
 * Records a cancellation and returns the pieces to the stock.
 * @param why the refund whose goods and reason the correction names
 */
export async function recordCancellation(tx: Tx, context: Context, row: OrderRow, why?: Refund): Promise<OrderRow> {
  const released = await release(tx, context, row);
  const at = context.services.now();
  const after = await updateOrder(tx, released, { cancelled: at });
  await recordEvent(tx, context, after, { kind: "cancelled" });
  // Marks the withdrawals of the order as answered. The order itself shows whether a refund is due.
  const by = context.viewer.name || context.viewer.handle;
  if (row.isWithdrawn && (await answerAll(tx, row.id, { at, by })) > 0)
    await recordEvent(tx, context, after, { kind: "withdrawalDone" });
  const issued = await issueCorrection(tx, after, at, why);
  await mail(tx, context.services, after, { kind: "orderCancelled", issued });
  return { ...after, isWithdrawn: false };
}

/** The goods of a failed refund count as sold again. Takes them from the stock if the refund had restocked them. */
async function restockFailed(tx: Tx, row: OrderRow, { lines, isRestocked }: RefundParts, at: Date): Promise<OrderRow> {
  if (row.released !== null) return row;
  const piecesOut = ({ position, restocked }: ItemRow): number =>
    Math.min(restocked, sumOf(lines.filter((line) => line.position === position)));
  const out = row.items.filter((item) => piecesOut(item) > 0);
  if (isRestocked) await giveBack(tx, out, at, (item) => -piecesOut(item));
  await countRestocked(
    tx,
    row.id,
    out.map((item) => ({ position: item.position, pieces: -piecesOut(item) })),
  );
  return { ...row, items: row.items.map((item) => ({ ...item, restocked: item.restocked - piecesOut(item) })) };
}

const sumOf = (lines: RefundParts["lines"]): number => lines.reduce((sum, line) => sum + piecesOf(line), 0);

/**
 * Records which pieces a refund returns. If `isRestocked` is true, the pieces return to the stock, even after shipping.
 * Skips released orders, because their pieces have already returned.
 */
export async function restock(
  tx: Tx,
  row: OrderRow,
  { lines, isRestocked }: Pick<RefundParts, "lines" | "isRestocked">,
  at: Date,
): Promise<OrderRow> {
  if (row.released !== null) return row;
  const piecesBack = ({ position }: ItemRow): number => {
    const line = lines.find((one) => one.position === position);
    return line ? piecesOf(line) : 0;
  };
  const back = row.items.filter((item) => piecesBack(item) > 0);
  if (back.length === 0) return row;
  if (isRestocked) await giveBack(tx, back, at, piecesBack);
  await countRestocked(
    tx,
    row.id,
    back.map((item) => ({ position: item.position, pieces: piecesBack(item) })),
  );
  if (isRestocked) await addEvent(tx, row.id, { kind: "restocked", at });
  return { ...row, items: row.items.map((item) => ({ ...item, restocked: item.restocked + piecesBack(item) })) };
}

/** Records that an online payment failed. @param isTold true if the customer has received a mail about the order */
export async function recordUnpaid(tx: Tx, context: Context, row: OrderRow, isTold: boolean): Promise<void> {
  await recordEvent(tx, context, row, { kind: "paymentFailed" });
  const released = await release(tx, context, row);
  if (isTold) await mail(tx, context.services, released, { kind: "orderExpired", issued: null });
}

/** Returns the pieces to the stock, unless they were returned before or have left the shop. */
export async function release(tx: Tx, { services }: Pick<Context, "services">, row: OrderRow): Promise<OrderRow> {
  if (row.released !== null || isGone(row)) return row;
  const at = services.now();
  await giveBack(tx, row.items, at);
  await addEvent(tx, row.id, { kind: "released", at });
  return updateOrder(tx, row, { released: at });
}

const nobody = {
  firstName: "",
  lastName: "",
  street: "",
  zip: "",
  city: "",
  country: "",
  phone: "",
  email: "",
  comment: "",
  notes: "",
  tags: [],
};

/**
 * Removes all these orders or none. Erases personal data, but keeps the order numbers.
 * @throws notFound (C404) for an unknown id
 * @throws wrongState (C109) for an order that is paid (even partly), shipped or withdrawn, or has a document
 * @throws wrongState (C109) for an order that may be paid at any moment
 */
export function removeOrders(
  context: Context,
  ids: readonly string[],
  mayBePaid: (tx: Tx, id: string) => Promise<boolean>,
): Promise<number> {
  const wanted = [...new Set(ids)].sort();
  return context.services.database.db.transaction(async (tx) => {
    // Locks all orders before any product, which prevents deadlocks.
    const rows: OrderRow[] = [];
    for (const id of wanted) rows.push(await getLocked(tx, id));
    for (const row of rows) {
      const { id } = row;
      const isTraded =
        row.isWithdrawn ||
        row.paidAt !== null ||
        row.received > 0 ||
        row.shipped !== null ||
        (await documentsOf(tx, id)).length > 0;
      refuseIf(isTraded || (await mayBePaid(tx, id)), row);
      await removeOrder(tx, context, row);
    }
    return wanted.length;
  });
}

/** Removes an order: erases personal data, but keeps the order number. */
export async function removeOrder(tx: Tx, context: Context, row: OrderRow): Promise<void> {
  const released = await release(tx, context, row);
  await recordEvent(tx, context, released, { kind: "deleted" });
  await updateOrder(tx, released, { ...nobody, deleted: context.services.now() });
  await dropSecrets(tx, row.id);
}

/** Runs `move` with a locked order. @throws notFound (C404) */
export function changeOrder(
  context: Context,
  id: string,
  move: (tx: Tx, row: OrderRow) => Promise<OrderRow>,
): Promise<Order> {
  return context.services.database.db.transaction(async (tx) => presentOrder(await move(tx, await getLocked(tx, id))));
}

async function getLocked(tx: Tx, id: string): Promise<OrderRow> {
  const row = await lockOrder(tx, id);
  if (!row) throw new AppError("notFound");
  return row;
}

/** @throws wrongState (C109) with the current order */
export function refuseIf(isRefused: boolean, row: OrderRow): void {
  if (isRefused) throw new AppError("wrongState", { current: presentOrder(row) });
}

type What = {
  kind:
    | "paid"
    | "paidPart"
    | "paidOther"
    | "paidOnline"
    | "shipped"
    | "handedOver"
    | "cancelled"
    | "deleted"
    | "refunded"
    | "withdrawalDone"
    | "overpaid"
    | "surplusBack"
    | "paymentFailed";
  cents?: number;
  bookedOn?: string;
};

export function recordEvent(tx: Tx, { services, viewer }: Context, row: OrderRow, what: What): Promise<void> {
  return addEvent(tx, row.id, { ...what, at: services.now(), by: viewer });
}

export async function mail(
  tx: Tx,
  services: Context["services"],
  row: OrderRow,
  { issued, ...change }: OrderChange & { issued: DocumentRow | null },
): Promise<void> {
  const secret = row.email === "" ? null : await newSecret(tx, row.id, services.now());
  const { settings } = await getSettings(tx);
  const document = issued?.id ?? null;
  await mailChange(tx, change, { row, secret, settings, publicUrl: services.publicUrl(), document });
}
