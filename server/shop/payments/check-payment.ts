import { MINUTE_MS } from "#contract/values/time.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { programViewer } from "#contract/values/permissions.ts";
import type { JobKind } from "../../kernel/jobs/kind.ts";
import { sendJobs } from "../../kernel/jobs/send.ts";
import { recordUnpaid } from "../orders/move-order.ts";
import { findOrder, lockOrder, updateOrder } from "../orders/store.ts";
import { ProviderError, type ProviderSession } from "../../outside/stripe.ts";
import { answerOf, findProvider, getProvider, type PaymentServices } from "./provider.ts";
import { applySession } from "./apply-session.ts";
import { askForPage, isFinalRefusal } from "./start-payment.ts";
import {
  changePayment,
  claimQuestion,
  findPayment,
  lockPayment,
  type PaymentRow,
  postponeCheck,
  waitingPayments,
} from "./store.ts";

/** Interval of checks while a payment is pending. Some payment methods need days. */
const PROCESSING_MINUTES = 60;
const UNREACHABLE_MINUTES = 5;
/**
 * If the provider does not know the payment page of an order of this age, the payment has failed. For a younger order,
 * the configured key may just be wrong.
 */
const UNKNOWN_MINUTES = 24 * 60;
/** The order page polls. So the site asks the provider about an order at most once in this time. */
const WAITING_PAUSE_MS = 3_000;

/** Asks the provider while a customer waits on the order page. Ignores errors of the provider. */
export async function askWhileWaiting(services: PaymentServices, orderId: string): Promise<void> {
  const { db } = services.database;
  const payment = await findPayment(db, orderId);
  const isFinal = !payment || payment.sessionId === null || payment.state === "paid" || payment.state === "failed";
  if (isFinal || !(await claimQuestion(db, orderId, services.now(), WAITING_PAUSE_MS))) return;
  const provider = await findProvider(services);
  if (!provider) return;
  try {
    await applySession(services, orderId, await answerOf(services, provider.readSession(payment.sessionId ?? "")));
  } catch (error) {
    if (!(error instanceof AppError && error.kind === "thirdParty")) throw error;
  }
}

/** Ends the payment page of an order that staff cancelled or marked as paid. If this fails, the page expires later. */
export async function endPage(services: PaymentServices, orderId: string): Promise<void> {
  const payment = await findPayment(services.database.db, orderId);
  if (payment?.state !== "open" || payment.sessionId === null) return;
  try {
    const provider = await getProvider(services);
    await applySession(services, orderId, await answerOf(services, provider.expireSession(payment.sessionId)));
  } catch (error) {
    if (!(error instanceof AppError && error.kind === "thirdParty")) throw error;
  }
}

/**
 * Runs as a job when the payment page should have ended. Ends an open page first, so that nobody can pay for released
 * pieces.
 */
export async function checkPayment(services: PaymentServices, orderId: string): Promise<void> {
  const { db } = services.database;
  const payment = await findPayment(db, orderId);
  if (!payment || payment.checkAt === null) return;
  const { checkAt } = payment;
  if (checkAt > services.now()) return sendJobs(db, "payment", [{ id: orderId, at: checkAt }]);
  try {
    const session = await readEnded(services, payment);
    if (session) await applySession(services, orderId, session);
    else await giveUp(services, payment);
  } catch (error) {
    if (!(error instanceof AppError && error.kind === "thirdParty")) throw error;
    return checkLater(services, orderId, UNREACHABLE_MINUTES);
  }
  await checkLater(services, orderId, PROCESSING_MINUTES);
}

/** @returns null if the provider has no page for this order */
async function readEnded(services: PaymentServices, payment: PaymentRow): Promise<ProviderSession | null> {
  const provider = await findProvider(services);
  if (!provider) throw new AppError("thirdParty");
  const id = payment.sessionId ?? (await findUnknown(services, payment));
  if (id === null) return null;
  const session = await answerOf(services, provider.readSession(id)).catch(async (error: unknown) => {
    if (await isForgotten(services, payment, error)) return null;
    throw error;
  });
  if (session === null) return null;
  return session.state === "open" ? answerOf(services, provider.expireSession(id)) : session;
}

/**
 * True if the provider does not know the page, and the order is removed or at least a day old. False while a payment is
 * being processed.
 */
async function isForgotten(services: PaymentServices, payment: PaymentRow, error: unknown): Promise<boolean> {
  const isUnknown =
    error instanceof AppError && error.details.cause instanceof ProviderError && error.details.cause.status === 404;
  if (!isUnknown || payment.state === "processing") return false;
  const order = await findOrder(services.database.db, payment.orderId);
  const isLong = order === null || services.now().getTime() - order.created.getTime() >= UNKNOWN_MINUTES * MINUTE_MS;
  if (isLong) services.log.error({ order: payment.orderId }, "the payment provider does not know a page of its own");
  return isLong;
}

/**
 * Finds a page that was created just before a crash, but not stored. The provider repeats its answer to a known
 * idempotency key.
 */
async function findUnknown(services: PaymentServices, payment: PaymentRow): Promise<string | null> {
  const order = await findOrder(services.database.db, payment.orderId);
  if (!order) return null;
  try {
    return (await askForPage(services, order, payment)).id;
  } catch (error) {
    if (isFinalRefusal(error)) return null;
    throw error;
  }
}

function giveUp(services: PaymentServices, seen: PaymentRow): Promise<void> {
  const context = { services, viewer: programViewer };
  const { orderId } = seen;
  return services.database.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await lockPayment(tx, orderId);
    if (!payment || !isUnchanged(payment, seen)) return;
    await changePayment(tx, orderId, { state: "failed", checkAt: null });
    if (!order || order.paidAt !== null) return;
    const unread = await updateOrder(tx, order, { read: false });
    await recordUnpaid(tx, context, unread, payment.sessionId !== null);
  });
}

const isUnchanged = (now: PaymentRow, seen: PaymentRow): boolean =>
  now.state === seen.state && now.sessionId === seen.sessionId && now.checkAt?.getTime() === seen.checkAt?.getTime();

async function checkLater(services: PaymentServices, orderId: string, minutes: number): Promise<void> {
  const at = new Date(services.now().getTime() + minutes * MINUTE_MS);
  await services.database.db.transaction(async (tx) => {
    if (await postponeCheck(tx, orderId, at)) await sendJobs(tx, "payment", [{ id: orderId, at }]);
  });
}

export const paymentJobs: JobKind = {
  name: "payment",
  waiting: waitingPayments,
  open: (services) => ({ run: (id) => checkPayment(services, id), close: () => {} }),
};
