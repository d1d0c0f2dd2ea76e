// The page of an order, for whoever has its link: what was ordered, and what became of it.
import { AppError } from "#contract/errors.ts";
import type { OwnOrder, PaymentState } from "#contract/shop/orders.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings } from "../config/store.ts";
import { paymentStateOf, presentOwnOrder } from "./present.ts";
import { findOrderBySecret, type OrderRow } from "./store.ts";

type Asked = { order: string; secret: string };

/** @throws notFound (C404), also for a secret of another order */
export async function getOrderBySecret(db: Queryable, { order, secret }: Asked): Promise<OrderRow> {
  const row = await findOrderBySecret(db, order, secret);
  if (!row) throw new AppError("notFound");
  return row;
}

export async function readOwnOrder(db: Queryable, asked: Asked): Promise<OwnOrder> {
  const row = await getOrderBySecret(db, asked);
  return presentOwnOrder(row, (await getSettings(db)).settings.shop.bankverbindung);
}

export async function readPaymentState(db: Queryable, asked: Asked): Promise<{ status: PaymentState }> {
  return { status: paymentStateOf(await getOrderBySecret(db, asked)) };
}
