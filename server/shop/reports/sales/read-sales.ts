import type { SalesAnswer, SalesPeriod } from "#contract/shop/sales.ts";
import { getSettings } from "../../../kernel/settings/store.ts";
import type { CommandContext } from "../../../kernel/context.ts";
import { bucketStarts, spanOfPeriod } from "./period.ts";
import { countOpenWork, readBestSellers, readLowStock, readSeries, readVat } from "./store.ts";

export async function readSales(
  { services: { database, now } }: CommandContext<"database" | "now">,
  period: SalesPeriod,
): Promise<SalesAnswer> {
  const { db } = database;
  const span = spanOfPeriod(now(), period);
  const { currency } = (await getSettings(db)).settings.shop;
  const [series, vat, bestSellers, open, low] = await Promise.all([
    readSeries(db, span, currency),
    readVat(db, span, currency),
    readBestSellers(db, span, currency),
    countOpenWork(db),
    readLowStock(db),
  ]);
  const { from, to, unit } = span;
  const { total, before } = series;
  return {
    from,
    to,
    unit,
    buckets: bucketStarts(span).map((start) => series.buckets.get(start) ?? { start, takings: 0, orders: 0 }),
    total,
    before,
    vat,
    bestSellers,
    open: { ...open, lowStock: low.count },
    lowStock: low.first,
  };
}
