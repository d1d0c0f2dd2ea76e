// Compares the turnover with the small-business limits (legal.md L11).
import { localDay } from "#contract/values/clock-of-place.ts";
import { and, isNotNull, isNull, or, sql } from "drizzle-orm";
import { isOn } from "#contract/values/components.ts";
import type { Settings } from "#contract/schemas/settings.ts";
import { judgeSmallBusiness, type SmallBusiness, type Turnover } from "#contract/shop/small-business.ts";
import { SITE_ZONE } from "#contract/values/time.ts";
import type { Queryable } from "#db/open.ts";
import { orders } from "#db/schema/orders.ts";
import { backOfSold, isThere } from "../orders/store.ts";

/** Subtracts refunds. Omits cancelled orders, and unpaid orders whose pieces were released. */
async function readTurnover(db: Queryable, year: number): Promise<Turnover> {
  const ordered = sql<number>`extract(year from ${orders.created} at time zone ${sql.raw(`'${SITE_ZONE}'`)})::int`;
  const inYears = sql`${ordered} >= ${year - 1}`;
  const rows = await db
    .select({
      year: ordered,
      cents: sql<string>`sum(${orders.total} - case when ${orders.paidAt} is null then 0 else ${backOfSold} end)`,
    })
    .from(orders)
    .where(and(isThere, isNull(orders.cancelled), or(isNotNull(orders.paidAt), isNull(orders.released)), inYears))
    .groupBy(ordered);
  const centsOf = (wanted: number): number => Number(rows.find((row) => row.year === wanted)?.cents ?? 0);
  return { lastYear: centsOf(year - 1), thisYear: centsOf(year) };
}

export async function readSmallBusiness(db: Queryable, settings: Settings, now: Date): Promise<SmallBusiness | null> {
  if (!isOn(settings, "shop") || !settings.shop.smallBusiness) return null;
  const day = localDay(now);
  return judgeSmallBusiness(await readTurnover(db, Number(day.slice(0, 4))), day);
}
