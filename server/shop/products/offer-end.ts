import { gte, min } from "drizzle-orm";
import { dayAfter, localDay, momentOf } from "#contract/values/clock-of-place.ts";
import type { Queryable } from "#db/open.ts";
import { products } from "#db/schema/products.ts";

export async function findNextOfferEnd(db: Queryable, after: Date): Promise<Date | null> {
  const { offerUntil } = products;
  const [row] = await db
    .select({ day: min(offerUntil) })
    .from(products)
    .where(gte(offerUntil, localDay(after)));
  return row?.day ? momentOf(new Date(`${dayAfter(row.day, 1)}T00:00:00Z`)) : null;
}
