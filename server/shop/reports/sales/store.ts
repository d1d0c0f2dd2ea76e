import { type SQL, sql } from "drizzle-orm";
import { FEW_PIECES } from "#contract/shop/offers.ts";
import type { Currency } from "#contract/shop/payment-sources.ts";
import type { BestSeller, LowStock, OpenWork, SalesBucket, SalesSum } from "#contract/shop/sales.ts";
import type { VatPart } from "#contract/shop/vat.ts";
import { SITE_ZONE } from "#contract/values/time.ts";
import type { Queryable } from "#db/open.ts";
import { orderEvents, orderItems, orders } from "#db/schema/orders.ts";
import { products, productVariants } from "#db/schema/products.ts";
import { withdrawals } from "#db/schema/withdrawals.ts";
import { inState, isThere } from "../../orders/store.ts";
import type { SalesSpan } from "./period.ts";

const LISTED = 5;
const BEST = 10;

const startOf = (day: string): SQL => sql`(${day}::timestamp at time zone ${SITE_ZONE})`;
const within = (moment: SQL, { from, to }: Pick<SalesSpan, "from" | "to">): SQL =>
  sql`(${moment} >= ${startOf(from)} and ${moment} < (${to}::timestamp + interval '1 day') at time zone ${SITE_ZONE})`;

const paidAt = sql`${orders.paidAt}`;
const placed = sql`${orders.created}`;
const refunded = sql`${orderEvents.at}`;

/** True for refunds after the full payment, also failed ones. An earlier refund only returned a part payment. */
const isRefund = sql`(${orderEvents.kind} in ('refunded', 'refundFailed') and ${orderEvents.at} >= ${orders.paidAt})`;
/** Refunded cents. A failed refund counts as negative on the day of its failure. */
const refundedCents = sql`case ${orderEvents.kind} when 'refunded' then ${orderEvents.cents} else -${orderEvents.cents} end`;

/** True for orders that count. An order does not count if its online payment failed. */
const isOrder = sql`${isThere} and not (${inState.failed})`;

type SeriesRow = SalesSum & { start: string; current: boolean };

/** Money counts on the day of its payment or refund. Orders count on the day they were placed. */
export async function readSeries(
  db: Queryable,
  span: SalesSpan,
  currency: Currency,
): Promise<{ buckets: Map<string, SalesBucket>; total: SalesSum; before: SalesSum }> {
  const either = (moment: SQL): SQL => sql`(${within(moment, span)} or ${within(moment, span.before)})`;
  const { rows } = await db.execute<SeriesRow>(sql`
    with happened as (
      select ${paidAt} as at, ${orders.total} as taken, 0 as back, 0 as placed
        from ${orders} where ${either(paidAt)} and ${orders.currency} = ${currency}
      union all
      select ${refunded}, 0, ${refundedCents}, 0
        from ${orderEvents} join ${orders} on ${orders.id} = ${orderEvents.orderId}
        where ${isRefund} and ${either(refunded)} and ${orders.currency} = ${currency}
      union all
      select ${placed}, 0, 0, 1 from ${orders} where ${either(placed)} and ${isOrder}
    ), dated as (
      select *, at >= ${startOf(span.from)} as current,
        to_char(date_trunc(${span.unit}, at at time zone ${SITE_ZONE}), 'YYYY-MM-DD') as start from happened
    )
    select start, current, sum(taken - back)::float8 as takings, sum(back)::float8 as refunded, sum(placed)::int as orders
      from dated group by start, current`);
  const now = rows.filter(({ current }) => current);
  return {
    buckets: new Map(now.map(({ start, takings, orders: count }) => [start, { start, takings, orders: count }])),
    total: sumOf(now),
    before: sumOf(rows.filter(({ current }) => !current)),
  };
}

/** Money that came in within these days, less what was paid back, in cents. */
export async function readTakings(
  db: Queryable,
  span: Pick<SalesSpan, "from" | "to">,
  currency: Currency,
): Promise<number> {
  const { rows } = await db.execute<{ cents: number }>(sql`
    select (
      (select coalesce(sum(${orders.total}), 0) from ${orders} where ${within(paidAt, span)} and ${orders.currency} = ${currency})
      - (select coalesce(sum(${refundedCents}), 0) from ${orderEvents} join ${orders} on ${orders.id} = ${orderEvents.orderId}
          where ${isRefund} and ${within(refunded, span)} and ${orders.currency} = ${currency})
    )::float8 as cents`);
  return rows[0]?.cents ?? 0;
}

function sumOf(rows: readonly SalesSum[]): SalesSum {
  const none: SalesSum = { takings: 0, refunded: 0, orders: 0 };
  return rows.reduce(
    (sum, row) => ({
      takings: sum.takings + row.takings,
      refunded: sum.refunded + row.refunded,
      orders: sum.orders + row.orders,
    }),
    none,
  );
}

/** A refund counts under its VAT rates. Refunds of older releases have none, so their sum is split in proportion. */
export async function readVat(db: Queryable, span: SalesSpan, currency: Currency): Promise<VatPart[]> {
  const { rows } = await db.execute<VatPart>(sql`
    with parts as (
      select part, 1::numeric as share from ${orders}, jsonb_array_elements(${orders.vat}) as part
        where ${within(paidAt, span)} and ${orders.currency} = ${currency}
      union all
      select part, case ${orderEvents.kind} when 'refunded' then -1 else 1 end
        from ${orderEvents} join ${orders} on ${orders.id} = ${orderEvents.orderId},
          jsonb_array_elements(${orderEvents.vat}) as part
        where ${isRefund} and ${within(refunded, span)} and ${orders.currency} = ${currency}
      union all
      select part, -(${refundedCents})::numeric / ${orders.total}
        from ${orderEvents} join ${orders} on ${orders.id} = ${orderEvents.orderId},
          jsonb_array_elements(${orders.vat}) as part
        where ${isRefund} and ${orderEvents.vat} is null and ${within(refunded, span)} and ${orders.total} > 0
          and ${orders.currency} = ${currency}
    )
    select (part->>'rate')::int as rate, round(sum((part->>'net')::numeric * share))::float8 as net,
      round(sum((part->>'vat')::numeric * share))::float8 as vat
      from parts group by 1 order by 1 desc`);
  return rows;
}

/** Sorts by sold pieces. Counts orders that were placed in the period, but no cancelled orders and failed payments. */
export async function readBestSellers(db: Queryable, span: SalesSpan, currency: Currency): Promise<BestSeller[]> {
  const pieces = sql`${orderItems.amount} + 6 * ${orderItems.packOfSix} + 12 * ${orderItems.packOfTwelve}`;
  const { rows } = await db.execute<BestSeller>(sql`
    select ${orderItems.productId} as item, max(${orderItems.title}) as title, ${orderItems.variant} as variant,
        sum(${pieces})::int as pieces, sum(${orderItems.total})::float8 as cents
      from ${orders} join ${orderItems} on ${orderItems.orderId} = ${orders.id}
      where ${within(placed, span)} and ${isOrder} and ${orders.cancelled} is null and ${orders.currency} = ${currency}
      group by ${orderItems.productId}, ${orderItems.variant}
      order by pieces desc, cents desc, item, variant limit ${BEST}`);
  return rows;
}

/** An oversold order stays open until it is shipped, cancelled or fully refunded. */
const isOversold = sql`${orders.oversold} is not null and ${orders.shipped} is null and ${orders.cancelled} is null
  and ${orders.refunded} < ${orders.total}`;

export async function countOpenWork(db: Queryable): Promise<Omit<OpenWork, "lowStock">> {
  const { rows } = await db.execute<Omit<OpenWork, "lowStock">>(sql`
    select (select count(*)::int from ${orders} where not ${orders.read} and ${isThere}) as unread,
      count(*) filter (where ${inState.unpaid})::int as unpaid,
      count(*) filter (where ${inState.unshipped})::int as unshipped,
      count(*) filter (where ${inState.unready})::int as unready,
      count(*) filter (where ${isOversold})::int as oversold,
      (select count(*)::int from ${orders} where ${isThere} and ${inState.refundDue}) as "refundDue",
      (select count(*)::int from ${withdrawals} where ${withdrawals.done} is null) as withdrawals
    from ${orders} where ${isThere} and ${orders.cancelled} is null
      and (${orders.paidAt} is null or ${orders.shipped} is null)`);
  return rows[0] ?? { unread: 0, unpaid: 0, unshipped: 0, unready: 0, oversold: 0, refundDue: 0, withdrawals: 0 };
}

/** Lists only visible products. Variants without their own stock share the product's stock. */
export async function readLowStock(db: Queryable): Promise<{ count: number; first: LowStock[] }> {
  const variantsOf = sql`${productVariants} where ${productVariants.productId} = ${products.id}`;
  const { rows } = await db.execute<LowStock & { count: number }>(sql`
    with low as (
      select ${products.id} as item, ${products.title} as title, null as variant, ${products.stock} as pieces
        from ${products} where not ${products.hidden} and ${products.stock} <= ${FEW_PIECES}
          and (not exists (select 1 from ${variantsOf})
            or exists (select 1 from ${variantsOf} and ${productVariants.stock} is null))
      union all
      select ${products.id}, ${products.title}, ${productVariants.value}, ${productVariants.stock}
        from ${productVariants} join ${products} on ${products.id} = ${productVariants.productId}
        where not ${products.hidden} and ${productVariants.stock} <= ${FEW_PIECES}
    )
    select item, title, variant, pieces, (count(*) over ())::int as count
      from low order by pieces, title, variant limit ${LISTED}`);
  const first = rows.map(({ item, title, variant, pieces }) => ({ item, title, variant, pieces }));
  return { count: rows[0]?.count ?? 0, first };
}
