// Withdrawing is there while the shop is on, and for as long as there is an order from which somebody may withdraw.
import { isOn } from "#contract/components.ts";
import { AppError } from "#contract/errors.ts";
import type { Queryable } from "#db/open.ts";
import { orders } from "#db/schema/orders.ts";
import { getSettings } from "../config/store.ts";

/** @throws notFound (C404) */
export async function requireShopOrOrders(db: Queryable): Promise<void> {
  if (isOn((await getSettings(db)).settings, "shop")) return;
  const [order] = await db.select({ id: orders.id }).from(orders).limit(1);
  if (!order) throw new AppError("notFound");
}
