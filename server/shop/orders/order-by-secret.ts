import { AppError } from "#contract/schemas/errors.ts";
import type { Queryable } from "#db/open.ts";
import { findOrderBySecret, type OrderRow } from "./store.ts";

export type OrderAccess = { order: string; secret: string };

/** @throws notFound (C404) for an unknown order, and for a secret that does not belong to the order */
export async function getOrderBySecret(db: Queryable, { order, secret }: OrderAccess): Promise<OrderRow> {
  const row = await findOrderBySecret(db, order, secret);
  if (!row) throw new AppError("notFound");
  return row;
}
