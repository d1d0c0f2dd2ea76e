// The page of an order, for whoever has its link: what was ordered, and what became of it.
import { AppError } from "#contract/errors.ts";
import type { DocumentName } from "#contract/shop/documents.ts";
import type { OwnOrder, PaymentState } from "#contract/shop/orders.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings } from "../config/store.ts";
import { askWhileWaiting } from "../payments/check-payment.ts";
import { presentDocument } from "../documents/present.ts";
import { documentsOf } from "../documents/store.ts";
import type { PaymentServices } from "../payments/provider.ts";
import { startPayment } from "../payments/start-payment.ts";
import { isOnline } from "#contract/shop/payment-sources.ts";
import { paymentStateOf, presentOwnOrder } from "./present.ts";
import { findOrderBySecret, type OrderRow } from "./store.ts";

type Asked = { order: string; secret: string };

/** @throws notFound (C404), also for a secret of another order */
export async function getOrderBySecret(db: Queryable, { order, secret }: Asked): Promise<OrderRow> {
  const row = await findOrderBySecret(db, order, secret);
  if (!row) throw new AppError("notFound");
  return row;
}

export async function readOwnOrder(
  services: PaymentServices,
  asked: Asked,
): Promise<OwnOrder & { documents: DocumentName[] }> {
  const { db } = services.database;
  const row = await readNow(services, asked);
  const { bankverbindung } = (await getSettings(db)).settings.shop;
  const documents = (await documentsOf(db, row.id)).filter(({ kind }) => kind !== "delivery").map(presentDocument);
  return { ...presentOwnOrder(row, bankverbindung), documents };
}

export async function readPaymentState(services: PaymentServices, asked: Asked): Promise<{ status: PaymentState }> {
  return { status: paymentStateOf(await readNow(services, asked)) };
}

/** The page where it is paid. @throws notFound (C404), wrongState (C109) if it is not paid there any more, thirdParty (C105) */
export async function payOwnOrder(services: PaymentServices, asked: Asked): Promise<{ url: string }> {
  const row = await getOrderBySecret(services.database.db, asked);
  const url = await startPayment(services, row);
  if (url === null) throw new AppError("wrongState");
  return { url };
}

/** The provider is asked before, if the order waits for it. */
async function readNow(services: PaymentServices, asked: Asked): Promise<OrderRow> {
  const { db } = services.database;
  const row = await getOrderBySecret(db, asked);
  if (row.payed !== null || !isOnline(row.payment)) return row;
  await askWhileWaiting(services, row.id);
  return getOrderBySecret(db, asked);
}
