import { isOn } from "#contract/values/components.ts";
import { AppError } from "#contract/schemas/errors.ts";
import type { Queryable } from "#db/open.ts";
import { orders } from "#db/schema/orders.ts";
import { getSettings } from "../kernel/settings/store.ts";

export async function hasOrders(db: Queryable): Promise<boolean> {
  return (await db.select({ id: orders.id }).from(orders).limit(1)).length > 0;
}

export async function hasContracts(db: Queryable): Promise<boolean> {
  return isOn((await getSettings(db)).settings, "shop") || hasOrders(db);
}

/** @throws notFound (C404) if the shop is off and has no orders */
export async function requireContracts(db: Queryable): Promise<void> {
  if (!(await hasContracts(db))) throw new AppError("notFound");
}
