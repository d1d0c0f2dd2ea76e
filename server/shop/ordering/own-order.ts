import { AppError } from "#contract/schemas/errors.ts";
import type { DocumentName } from "#contract/shop/documents.ts";
import type { OwnOrder, PaymentState } from "#contract/shop/orders.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { askWhileWaiting } from "../payments/check-payment.ts";
import { presentDocument } from "../documents/present.ts";
import { documentsOf } from "../documents/store.ts";
import type { PaymentServices } from "../payments/provider.ts";
import { findPayment } from "../payments/store.ts";
import { startPayment } from "../payments/start-payment.ts";
import { isOnline } from "#contract/shop/payment-sources.ts";
import { piecesOf } from "#contract/shop/money.ts";
import { withdrawnLines } from "#contract/shop/withdrawn-lines.ts";
import { leftOfOrder, standing } from "../documents/refund-parts.ts";
import { type RefundRow, refundsOf } from "../orders/refunds-store.ts";
import { type WithdrawalRow, withdrawalsOfOrder } from "../withdrawals/store.ts";
import { paymentStateOf, presentItem, presentOwnOrder } from "../orders/present.ts";
import { type OrderAccess, getOrderBySecret } from "../orders/order-by-secret.ts";
import type { OrderRow } from "../orders/store.ts";

export async function readOwnOrder(
  services: PaymentServices,
  access: OrderAccess,
): Promise<OwnOrder & { documents: DocumentName[] }> {
  const { db } = services.database;
  const row = await readNow(services, access);
  const { bankAccount } = (await getSettings(db)).settings.shop;
  const documents = (await documentsOf(db, row.id)).filter(({ kind }) => kind !== "delivery").map(presentDocument);
  const withdrawals = await withdrawalsOfOrder(db, row.id);
  const left = piecesLeft(row, { made: await refundsOf(db, row.id), withdrawals });
  return {
    ...presentOwnOrder(row, { account: bankAccount, online: await onlineOf(db, row), left, withdrawals }),
    documents,
  };
}

type Taken = { made: readonly RefundRow[]; withdrawals: readonly WithdrawalRow[] };

/** @returns for each line the number of pieces that the customer can still withdraw from */
function piecesLeft(row: OrderRow, { made, withdrawals }: Taken): number[] {
  const named = withdrawals
    .filter(({ done }) => done === null)
    .flatMap(({ text }) => withdrawnLines(text, row.items.map(presentItem)));
  return leftOfOrder(row, standing(row, made)).lines.map((line, position) => {
    const waiting = named.filter((one) => one.position === position).reduce((sum, { pieces }) => sum + pieces, 0);
    return Math.max(0, piecesOf(line) - waiting);
  });
}

/** @returns 'open' if the customer can pay online, 'processing' while the provider processes the payment, else null */
async function onlineOf(db: Queryable, row: OrderRow): Promise<OwnOrder["online"]> {
  if (paymentStateOf(row) !== "pending") return null;
  const state = (await findPayment(db, row.id))?.state;
  if (state === "processing") return state;
  return state === "open" || state === "asked" ? "open" : null;
}

export async function readPaymentState(
  services: PaymentServices,
  access: OrderAccess,
): Promise<{ status: PaymentState }> {
  return { status: paymentStateOf(await readNow(services, access)) };
}

/**
 * Returns the URL of the payment page.
 * @throws notFound (C404), wrongState (C109) if the order cannot be paid online any more, thirdParty (C105)
 */
export async function payOwnOrder(services: PaymentServices, access: OrderAccess): Promise<{ url: string }> {
  const row = await getOrderBySecret(services.database.db, access);
  const url = await startPayment(services, row);
  if (url === null) throw new AppError("wrongState");
  return { url };
}

/** Reads the order. If the order waits for an online payment, `askWhileWaiting` runs first. */
async function readNow(services: PaymentServices, access: OrderAccess): Promise<OrderRow> {
  const { db } = services.database;
  const row = await getOrderBySecret(db, access);
  if (row.paidAt !== null || !isOnline(row.payment)) return row;
  await askWhileWaiting(services, row.id);
  return getOrderBySecret(db, access);
}
