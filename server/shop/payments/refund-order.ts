// Stores a refund, and then requests it from the payment provider. Refunds never exceed the paid amount.
import { HOUR_MS } from "#contract/values/time.ts";
import { isDeepStrictEqual } from "node:util";
import { AppError, type FieldProblem } from "#contract/schemas/errors.ts";
import type { Viewer } from "#contract/values/permissions.ts";
import type { Order, RefundOrderInput } from "#contract/shop/orders.ts";
import { paidCents } from "#contract/shop/order-states.ts";
import type { RefundLeft } from "#contract/shop/refunds.ts";
import type { Tx } from "#db/open.ts";
import { grossOf } from "../documents/corrections.ts";
import type { JobKind } from "../../kernel/jobs/kind.ts";
import { sendJobs } from "../../kernel/jobs/send.ts";
import { recordRefund, recordRefundTrouble, refuseIf } from "../orders/move-order.ts";
import { presentOrder } from "../orders/present.ts";
import { findOrder, lockOrder, type OrderRow } from "../orders/store.ts";
import { ProviderError } from "../../outside/stripe.ts";
import { answerOf, getProvider, type PaymentServices } from "./provider.ts";
import { hasSomething, leftOfOrder, measureRefund, standing } from "../documents/refund-parts.ts";
import { readRefunds, unnamedPartsOf } from "./read-refunds.ts";
import {
  claimTry,
  type Closed,
  closeRefund,
  findRefund,
  insertRefund,
  type RefundRow,
  refundsOf,
  reopenRefund,
  type Try,
  waitingRefunds,
} from "../orders/refunds-store.ts";
import { findPayment, type PaymentRow } from "./store.ts";

const RETRY_MS = 5 * 60_000;
/** After this time, a refund that the provider has not made counts as refused, and staff is notified. */
const GIVE_UP_MS = 20 * HOUR_MS;
/** Interval of attempts after `GIVE_UP_MS`, while it is unknown whether the provider has made the refund. */
const SELDOM_MS = HOUR_MS;

type Context = { services: PaymentServices; viewer: Viewer };

/**
 * Idempotent, but requests a refused refund again. If the payment was not made online, only records the refund, and
 * staff transfers the money.
 * @throws notFound (C404), invalid (C200) in the cases of `measureRefund`
 * @throws conflict (C409) for a completed refund with other goods or another amount
 * @throws wrongState (C109) for more than is left, or while another refund or the payment itself is under way
 * @throws wrongState (C109) for a refund that failed after the provider had made it
 * @throws thirdParty (C105) if the provider refuses the refund or does not answer; without an answer, a job retries
 */
export async function refundOrder(context: Context, input: RefundOrderInput): Promise<Order> {
  const { services } = context;
  const refund = await storeRefund(context, input);
  const { db } = services.database;
  if (refund.state === "asked") await payBack(services, refund);
  if ((await findRefund(db, refund.id))?.state === "refused") throw new AppError("thirdParty");
  const order = await findOrder(db, input.id);
  if (!order) throw new AppError("notFound");
  return presentOrder(order);
}

function storeRefund({ services, viewer }: Context, input: RefundOrderInput): Promise<RefundRow> {
  const { id, refundId } = input;
  const created = services.now();
  return services.database.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const known = await findRefund(tx, refundId);
    if (!order || (known && known.orderId !== id)) throw new AppError("notFound");
    const isRefused = known?.state === "refused";
    if (isRefused && known.providerId !== null) refuseOver(order);
    const isOther = known !== null && isAnother(known, input);
    if (isOther && known.state === "done") throw new AppError("conflict", { current: presentOrder(order) });
    if (known && !isRefused && !isOther) return known;
    const left = await leftOf(tx, order);
    const isAsBefore = known !== null && !isOther;
    const cents = isAsBefore ? known.cents : (input.cents ?? (input.goods ? 1 : left.cents));
    refuseIf(cents <= 0 || cents > left.cents, order);
    const problem = (fields: Record<string, FieldProblem>): AppError =>
      new AppError("wrongState", { current: presentOrder(order), fields });
    const wanted =
      isAsBefore && known.parts ? { cents, parts: known.parts } : measureRefund(order, left, input, problem);
    if (wanted.cents === 0) throw new AppError("invalid", { fields: { goods: { key: "refundEmpty" } } });
    const nextAttempt = new Date(created.getTime() + RETRY_MS);
    const jobs = [{ id: refundId, at: nextAttempt }];
    if (known) {
      await sendJobs(tx, "refund", jobs);
      return reopenRefund(tx, known, { created, nextAttempt, ...wanted });
    }
    const by = { userId: viewer.id, userName: viewer.id === null ? "" : viewer.name || viewer.handle };
    const untried = { state: "asked" as const, providerId: null, created, nextAttempt, attempt: 1, tried: null };
    const row = { id: refundId, orderId: id, ...wanted, ...untried, ...by };
    await insertRefund(tx, row);
    // A refund by manual transfer needs no job, and is closed immediately.
    if (isPaidOnline(await findPayment(tx, id))) {
      await sendJobs(tx, "refund", jobs);
      return row;
    }
    await closeIn(tx, services, row, { closed: { state: "done" }, isOnline: false });
    return { ...row, state: "done" as const };
  });
}

/** True if a request with a known refund id has other goods or another sum. */
function isAnother({ cents: knownCents, parts }: RefundRow, { cents, rate, goods }: RefundOrderInput): boolean {
  if (goods === undefined) {
    const isOfOther = rate !== undefined && parts?.vat.some((part) => part.rate !== rate && grossOf(part) !== 0);
    return cents !== undefined && (cents !== knownCents || isOfOther === true);
  }
  // PostgreSQL reorders the keys of jsonb, so the comparison must ignore their order.
  const isSame = isDeepStrictEqual(parts?.lines, goods.lines.filter(hasSomething));
  return !isSame || goods.shipping !== (parts?.shipping ?? 0) > 0;
}

/** @throws wrongState (C109), because the provider made the refund and it failed later; a new try needs another id */
function refuseOver(order: OrderRow): never {
  throw new AppError("wrongState", { current: presentOrder(order), fields: { cents: { key: "refundOver" } } });
}

/** @throws wrongState (C109) while a payment or a refund is under way */
async function leftOf(tx: Tx, order: OrderRow) {
  const made = await refundsOf(tx, order.id);
  const payment = await findPayment(tx, order.id);
  const problem: FieldProblem["key"] | null = made.some(({ state }) => state === "asked")
    ? "refundPending"
    : payment?.state === "processing"
      ? "paymentPending"
      : null;
  if (problem) throw new AppError("wrongState", { current: presentOrder(order), fields: { cents: { key: problem } } });
  return leftToRefund(order, made);
}

/** Before the full payment, only a sum can be refunded, and no goods. */
function leftToRefund(order: OrderRow, made: readonly RefundRow[]) {
  const left = leftOfOrder(order, standing(order, made));
  const cents = Math.max(0, Math.min(left.cents, paidCents(order) - order.refunded));
  if (order.paidAt !== null) return { ...left, cents };
  const lines = left.lines.map(({ position }) => ({ position, amount: 0, packOfSix: 0, packOfTwelve: 0, deposit: 0 }));
  return { ...left, lines, shipping: 0, cents };
}

/** True if the customer paid through the provider. If staff marked the order as paid, staff refunds by transfer. */
const isPaidOnline = (payment: PaymentRow | null): payment is PaymentRow & { intentId: string } =>
  payment?.state === "paid" && payment.intentId !== null;

/** @returns the kind of refund, what is left to refund, and the cents of pending refunds @throws notFound (C404) */
export async function refundWay(
  { database: { db } }: PaymentServices,
  orderId: string,
): Promise<{ isOnline: boolean; pending: number; left: RefundLeft }> {
  const order = await findOrder(db, orderId);
  if (!order) throw new AppError("notFound");
  const [payment, made] = [await findPayment(db, orderId), await refundsOf(db, orderId)];
  const { amounts: _amounts, ...left } = leftToRefund(order, made);
  const pending = made.filter(({ state }) => state === "asked").reduce((sum, { cents }) => sum + cents, 0);
  return { isOnline: isPaidOnline(payment), pending, left };
}

const isOver = ({ created }: RefundRow, now: Date): boolean => now.getTime() - created.getTime() > GIVE_UP_MS;

/** Begins an attempt, and schedules the next one in the same transaction. So the refund continues after a crash. */
function beginTry(services: PaymentServices, refund: RefundRow): Promise<Try | null> {
  const { id, orderId } = refund;
  const now = services.now();
  const next = new Date(now.getTime() + (isOver(refund, now) ? SELDOM_MS : RETRY_MS));
  return services.database.db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const begun = await claimTry(tx, id, { now, next });
    if (begun) await sendJobs(tx, "refund", [{ id, at: begun.nextAttempt ?? next }]);
    return begun;
  });
}

/**
 * Requests the refund from the provider. The provider repeats its answer to an idempotency key, even an internal error.
 * So a later attempt first looks up the refunds that the provider has made, and then uses another key.
 */
async function payBack(services: PaymentServices, stored: RefundRow): Promise<void> {
  const { db } = services.database;
  const refund = await beginTry(services, stored);
  if (refund === null) return;
  const payment = await findPayment(db, refund.orderId);
  if (!isPaidOnline(payment)) return close(services, refund, { state: "done" }, false);
  const { intentId } = payment;
  if (refund.isAgain) {
    const isLast = isOver(refund, services.now());
    await lookUp(services, refund, { intentId, isLast });
    if ((await findRefund(db, refund.id))?.state !== "asked") return;
    if (isLast) return close(services, refund, { state: "refused" }, true);
  }
  await askRefund(services, refund, intentId);
}

type Sought = { intentId: string; isLast: boolean };

/**
 * Reads the refunds that the provider has made. If an attempt after `GIVE_UP_MS` cannot read them, notifies staff once.
 */
async function lookUp(services: PaymentServices, refund: RefundRow, { intentId, isLast }: Sought): Promise<void> {
  try {
    await readRefunds(services, refund.orderId, intentId);
  } catch (error) {
    if (isLast) {
      services.log.error({ refund: refund.id }, "nobody knows whether a refund was paid: see the provider's site");
      await tell(services, refund, "refundUncertain");
    }
    throw error;
  }
}

async function askRefund(services: PaymentServices, refund: Try, intentId: string): Promise<void> {
  const { id, orderId, cents, attempt, isAgain } = refund;
  const provider = await getProvider(services);
  try {
    const key = attempt === 1 ? id : `${id}-${attempt}`;
    const providerId = await provider.refund({ intentId, cents, id, key });
    await close(services, refund, { state: "done", providerId }, true);
  } catch (error) {
    if (error instanceof ProviderError && error.isRefusal) {
      await close(services, refund, { state: "refused" }, true);
      // Staff may have refunded the money on the provider's site. A retry has already read such refunds.
      if (!isAgain) await readRefunds(services, orderId, intentId);
    } else if (error instanceof ProviderError && !isAgain) await tell(services, refund, "refundAsked");
    await answerOf(services, Promise.reject(error));
  }
}

function close(services: PaymentServices, refund: RefundRow, closed: Closed, isOnline: boolean): Promise<void> {
  return services.database.db.transaction((tx) => closeIn(tx, services, refund, { closed, isOnline }));
}

async function closeIn(
  tx: Tx,
  services: PaymentServices,
  refund: RefundRow,
  { closed, isOnline }: { closed: Closed; isOnline: boolean },
): Promise<void> {
  const { id, orderId, cents, parts, userId, userName } = refund;
  const order = await lockOrder(tx, orderId);
  if (!(await closeRefund(tx, refund, closed)) || !order) return;
  const named = parts ?? (await unnamedPartsOf(tx, order, cents));
  const by = { id: userId, name: userName };
  if (closed.state === "done") await recordRefund(tx, services, order, { id, cents, parts: named, by, isOnline });
  else await recordRefundTrouble(tx, services, order, { kind: "refundRefused", cents });
}

function tell(
  services: PaymentServices,
  { orderId, cents }: RefundRow,
  kind: "refundAsked" | "refundUncertain",
): Promise<void> {
  return services.database.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order) await recordRefundTrouble(tx, services, order, { kind, cents });
  });
}

/** Runs as a job. If the next attempt is not due yet, only reschedules the job. */
export async function tryAgain(services: PaymentServices, id: string): Promise<void> {
  const { db } = services.database;
  const refund = await findRefund(db, id);
  if (refund?.state !== "asked") return;
  const at = refund.nextAttempt ?? refund.created;
  if (at > services.now()) return sendJobs(db, "refund", [{ id, at }]);
  try {
    await payBack(services, refund);
  } catch (error) {
    if (!(error instanceof AppError && error.kind === "thirdParty")) throw error;
  }
}

export const refundJobs: JobKind = {
  name: "refund",
  waiting: waitingRefunds,
  open: (services) => ({ run: (id) => tryAgain(services, id), close: () => {} }),
};
