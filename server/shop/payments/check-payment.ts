// Asks the provider what became of a payment: when a customer waits for it, and at the latest when its page has ended.
import { MINUTE_MS } from "#contract/values/time.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { programViewer } from "#contract/values/permissions.ts";
import type { JobKind } from "../../kernel/jobs/kind.ts";
import { sendJobs } from "../../kernel/jobs/send.ts";
import { recordUnpaid } from "../orders/move-order.ts";
import { findOrder, lockOrder, updateOrder } from "../orders/store.ts";
import { ProviderError, type ProviderSession } from "../../outside/stripe.ts";
import { asked, findProvider, getProvider, type PaymentServices } from "./provider.ts";
import { settle } from "./settle.ts";
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

/** A delayed method may need days. */
const PROCESSING_MINUTES = 60;
const UNREACHABLE_MINUTES = 5;
/** Nobody can pay on a page that the provider does not know; it may be another account's for a while, by a wrong key. */
const UNKNOWN_MINUTES = 24 * 60;
/** A page that waits asks again and again; the provider is asked so often for it at most. */
const WAITING_PAUSE_MS = 3_000;

/** For a customer who waits; whether the provider answers changes nothing for the answer of this site. */
export async function askWhileWaiting(services: PaymentServices, orderId: string): Promise<void> {
  const { db } = services.database;
  const payment = await findPayment(db, orderId);
  const isSettled = !payment || payment.sessionId === null || payment.state === "paid" || payment.state === "failed";
  if (isSettled || !(await claimQuestion(db, orderId, services.now(), WAITING_PAUSE_MS))) return;
  const provider = await findProvider(services);
  if (!provider) return;
  try {
    await settle(services, orderId, await asked(services, provider.readSession(payment.sessionId ?? "")));
  } catch (error) {
    if (!(error instanceof AppError && error.kind === "thirdParty")) throw error;
  }
}

/** Somebody has decided otherwise: nobody should pay there any more. What the provider does not answer, its end will. */
export async function endPage(services: PaymentServices, orderId: string): Promise<void> {
  const payment = await findPayment(services.database.db, orderId);
  if (payment?.state !== "open" || payment.sessionId === null) return;
  try {
    const provider = await getProvider(services);
    await settle(services, orderId, await asked(services, provider.expireSession(payment.sessionId)));
  } catch (error) {
    if (!(error instanceof AppError && error.kind === "thirdParty")) throw error;
  }
}

/**
 * At the end of the page: what is still open is ended first, so that nobody pays for what is sold to others. A job that comes
 * before, by another clock, only sends the next one.
 */
export async function checkPayment(services: PaymentServices, orderId: string): Promise<void> {
  const { db } = services.database;
  const payment = await findPayment(db, orderId);
  if (!payment || payment.checkAt === null) return;
  const { checkAt } = payment;
  if (checkAt > services.now()) return sendJobs(db, "payment", [{ id: orderId, at: checkAt }]);
  try {
    const session = await readEnded(services, payment);
    if (session) await settle(services, orderId, session);
    else await giveUp(services, payment);
  } catch (error) {
    if (!(error instanceof AppError && error.kind === "thirdParty")) throw error;
    return checkLater(services, orderId, UNREACHABLE_MINUTES);
  }
  await checkLater(services, orderId, PROCESSING_MINUTES);
}

/** @returns null if the provider never made a page */
async function readEnded(services: PaymentServices, payment: PaymentRow): Promise<ProviderSession | null> {
  const provider = await findProvider(services);
  if (!provider) throw new AppError("thirdParty");
  const id = payment.sessionId ?? (await findUnknown(services, payment));
  if (id === null) return null;
  const session = await asked(services, provider.readSession(id)).catch(async (error: unknown) => {
    if (await isForgotten(services, payment, error)) return null;
    throw error;
  });
  if (session === null) return null;
  return session.state === "open" ? asked(services, provider.expireSession(id)) : session;
}

/** Never while money is on its way. */
async function isForgotten(services: PaymentServices, payment: PaymentRow, error: unknown): Promise<boolean> {
  const isUnknown =
    error instanceof AppError && error.details.cause instanceof ProviderError && error.details.cause.status === 404;
  if (!isUnknown || payment.state === "processing") return false;
  const order = await findOrder(services.database.db, payment.orderId);
  const isLong = order === null || services.now().getTime() - order.created.getTime() >= UNKNOWN_MINUTES * MINUTE_MS;
  if (isLong) services.log.error({ order: payment.orderId }, "the payment provider does not know a page of its own");
  return isLong;
}

/** A page that the provider made just before this process ended: the same question has the same answer. */
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

/** There is no page, and the provider makes none any more: unless another process knows more by now. */
function giveUp(services: PaymentServices, seen: PaymentRow): Promise<void> {
  const context = { services, viewer: programViewer };
  const { orderId } = seen;
  return services.database.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const payment = await lockPayment(tx, orderId);
    if (!payment || !isUnchanged(payment, seen)) return;
    await changePayment(tx, orderId, { state: "failed", checkAt: null });
    if (!order || order.payed !== null) return;
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
