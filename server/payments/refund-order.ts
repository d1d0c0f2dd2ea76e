// Pays money back, in full or in part: stored first, then asked of the provider; never more than was paid.
import { AppError } from "#contract/errors.ts";
import type { Viewer } from "#contract/permissions.ts";
import type { Order, RefundOrderInput } from "#contract/shop/orders.ts";
import type { JobKind } from "../jobs/kind.ts";
import { sendJobs } from "../jobs/send.ts";
import { recordRefund, refuseIf } from "../orders/move-order.ts";
import { presentOrder } from "../orders/present.ts";
import { findOrder, lockOrder } from "../orders/store.ts";
import { ProviderError } from "../outside/stripe.ts";
import { asked, getProvider, type PaymentServices } from "./provider.ts";
import { readRefunds } from "./read-refunds.ts";
import {
  type Closed,
  closeRefund,
  findRefund,
  insertRefund,
  postponeRefund,
  type RefundRow,
  sumRefunds,
  waitingRefunds,
} from "./refunds-store.ts";
import { findPayment } from "./store.ts";

const RETRY_MS = 5 * 60_000;
/** The provider forgets its keys after a day: a question that is asked again then would be paid a second time. */
const SAFE_MS = 20 * 3_600_000;

type Context = { services: PaymentServices; viewer: Viewer };

/**
 * The same refund again changes nothing. What was not paid online is only recorded: a person transfers it.
 * @throws notFound (C404), conflict (C409) for a known refund of another amount, wrongState (C109)
 * for more than was paid, thirdParty (C105) if the provider refuses it
 */
export async function refundOrder(context: Context, input: RefundOrderInput): Promise<Order> {
  const { services } = context;
  const { db } = services.database;
  const refund = (await findRefund(db, input.refundId)) ?? (await storeRefund(context, input));
  if (refund.orderId !== input.id) throw new AppError("notFound");
  const isOther = input.cents !== undefined && input.cents !== refund.cents;
  if (!isOther && refund.state === "asked") await payBack(services, refund);
  const order = await findOrder(db, input.id);
  if (!order) throw new AppError("notFound");
  if (isOther) throw new AppError("conflict", { current: presentOrder(order) });
  return presentOrder(order);
}

function storeRefund({ services, viewer }: Context, { id, refundId, cents }: RefundOrderInput): Promise<RefundRow> {
  const created = services.now();
  return services.database.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new AppError("notFound");
    const known = await findRefund(tx, refundId);
    if (known) return known;
    const left = (order.payed === null ? 0 : order.total) - (await sumRefunds(tx, id));
    const wanted = cents ?? left;
    refuseIf(wanted <= 0 || wanted > left, order);
    const by = { userId: viewer.id, userName: viewer.id === null ? "" : viewer.name || viewer.handle };
    const nextAttempt = new Date(created.getTime() + RETRY_MS);
    const asked = { state: "asked" as const, providerId: null, created, nextAttempt };
    const row = { id: refundId, orderId: id, cents: wanted, ...asked, ...by };
    await insertRefund(tx, row);
    await sendJobs(tx, "refund", [{ id: refundId, at: nextAttempt }]);
    return row;
  });
}

/** Its id is its key at the provider: a question that is asked again is paid once. */
async function payBack(services: PaymentServices, refund: RefundRow): Promise<void> {
  if (services.now().getTime() - refund.created.getTime() > SAFE_MS) {
    await postponeRefund(services.database.db, refund.id, null);
    services.log.error(
      { refund: refund.id },
      "nobody knows whether a refund was paid: please look at the provider's site",
    );
    throw new AppError("thirdParty");
  }
  const payment = await findPayment(services.database.db, refund.orderId);
  if (payment?.state !== "paid" || payment.intentId === null) return close(services, refund, { state: "done" });
  const provider = await getProvider(services);
  const { id: key, cents } = refund;
  try {
    const providerId = await provider.refund({ intentId: payment.intentId, cents, key });
    await close(services, refund, { state: "done", providerId });
  } catch (error) {
    if (error instanceof ProviderError && error.isRefusal) {
      await close(services, refund, { state: "refused" });
      // Perhaps the money went back on the provider's own site.
      await readRefunds(services, payment.orderId, payment.intentId);
    }
    await asked(services, Promise.reject(error));
  }
}

function close(services: PaymentServices, refund: RefundRow, closed: Closed): Promise<void> {
  const { id, orderId, cents, userId, userName } = refund;
  return services.database.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!(await closeRefund(tx, refund, closed)) || !order || closed.state === "refused") return;
    await recordRefund(tx, services, order, { id, cents, by: { id: userId, name: userName } });
  });
}

/** Does nothing before its time. */
export async function tryAgain(services: PaymentServices, id: string): Promise<void> {
  const { db } = services.database;
  const refund = await findRefund(db, id);
  if (refund?.state !== "asked" || (refund.nextAttempt ?? refund.created) > services.now()) return;
  try {
    await payBack(services, refund);
  } catch (error) {
    if (!(error instanceof AppError && error.kind === "thirdParty")) throw error;
    const left = await findRefund(db, id);
    if (left === null || left.nextAttempt === null) return;
    const at = new Date(services.now().getTime() + RETRY_MS);
    await postponeRefund(db, id, at);
    await sendJobs(db, "refund", [{ id, at }]);
  }
}

export const refundJobs: JobKind = {
  name: "refund",
  waiting: waitingRefunds,
  open: (services) => ({ run: (id) => tryAgain(services, id), close: () => {} }),
};
