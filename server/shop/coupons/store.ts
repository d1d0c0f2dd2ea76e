import { and, asc, count, eq, inArray, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { couponKey, type ListCouponsInput } from "#contract/shop/coupons.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { coupons } from "#db/schema/coupons.ts";
import { orders } from "#db/schema/orders.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import { changedSince, orderBySort } from "../../kernel/list-order.ts";

type StoredCoupon = typeof coupons.$inferSelect;
export type CouponRow = StoredCoupon & { used: number };

/** Cancelled, deleted and expired orders give their use back. An expired order that is paid later has its use again. */
const isUse = and(
  isNull(orders.cancelled),
  isNull(orders.deleted),
  or(isNull(orders.released), isNotNull(orders.paidAt)),
) as SQL;

async function withUses(db: Queryable, rows: readonly StoredCoupon[]): Promise<CouponRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const counted = await db
    .select({ id: orders.couponId, used: count() })
    .from(orders)
    .where(and(inArray(orders.couponId, ids), isUse))
    .groupBy(orders.couponId);
  const byId = new Map(counted.map(({ id, used }) => [id, used]));
  return rows.map((row) => ({ ...row, used: byId.get(row.id) ?? 0 }));
}

/** A coupon without end is after all others. */
const until = sql`coalesce(${coupons.until}, '9999-12-31')`;
const sorts = { created: coupons.created, code: coupons.codeKey, until, updated: coupons.updated };

export async function listCoupons(
  db: Queryable,
  { limit, skip, q, since, sort }: ListCouponsInput,
): Promise<{ rows: CouponRow[]; total: number }> {
  const isFound = q ? sql`position(${couponKey(q)} in ${coupons.codeKey}) > 0` : undefined;
  const where = and(isFound, changedSince(coupons.updated, since));
  const rows = await db
    .select()
    .from(coupons)
    .where(where)
    .orderBy(...orderBySort(sort, sorts, coupons.id))
    .limit(limit)
    .offset(skip);
  return { rows: await withUses(db, rows), total: await db.$count(coupons, where) };
}

export async function findCoupons(db: Queryable, ids: readonly string[]): Promise<CouponRow[]> {
  if (ids.length === 0) return [];
  const rows = await withUses(
    db,
    await db
      .select()
      .from(coupons)
      .where(inArray(coupons.id, [...ids])),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findCouponByCode(db: Queryable, code: string): Promise<CouponRow | null> {
  const [row] = await withUses(
    db,
    await db
      .select()
      .from(coupons)
      .where(eq(coupons.codeKey, couponKey(code))),
  );
  return row ?? null;
}

/** Locks the coupon until the transaction ends, so that parallel orders cannot exceed its uses. */
export async function lockCouponByCode(tx: Tx, code: string): Promise<CouponRow | null> {
  const rows = await tx
    .select()
    .from(coupons)
    .where(eq(coupons.codeKey, couponKey(code)))
    // "update" would wait for orders that are being stored, because their foreign key references the coupon.
    .for("no key update");
  // The uses are read after the lock, in a statement of their own: it sees the orders that the lock has waited for.
  const [row] = await withUses(tx, rows);
  return row ?? null;
}

export async function lockCoupons(tx: Tx, ids: readonly string[]): Promise<CouponRow[]> {
  const rows = await tx
    .select()
    .from(coupons)
    .where(inArray(coupons.id, [...ids]))
    .orderBy(asc(coupons.id))
    .for("update");
  return withUses(tx, rows);
}

/** Serialises writes of codes, so that two requests can neither store the same code nor together exceed the limit. */
export async function lockCodes(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${coupons} in share row exclusive mode`);
}

/** Requires `lockCodes`. */
export async function isCodeTaken(tx: Tx, code: string): Promise<boolean> {
  return (await tx.$count(coupons, eq(coupons.codeKey, couponKey(code)))) > 0;
}

/** Requires `lockCodes`. */
export const countCoupons = (db: Queryable): Promise<number> => db.$count(coupons);

const stored = ({ used: _used, ...row }: CouponRow): StoredCoupon => row;

/** Pages of the shop say whether there are coupons. */
async function changed(tx: Tx, before: object | null, after: object | null): Promise<void> {
  await publicChange(tx, "products", before, after);
}

export async function insertCoupon(tx: Tx, row: CouponRow): Promise<void> {
  await tx.insert(coupons).values(stored(row));
  await changed(tx, null, stored(row));
}

export async function updateCoupon(tx: Tx, before: CouponRow, after: CouponRow): Promise<CouponRow> {
  const { updated } = coupons;
  const [row] = await tx.update(coupons).set(stored(after)).where(eq(coupons.id, before.id)).returning({ updated });
  await changed(tx, stored(before), stored(after));
  return { ...after, ...row };
}

export async function deleteCoupons(tx: Tx, rows: readonly CouponRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.delete(coupons).where(
    inArray(
      coupons.id,
      rows.map(({ id }) => id),
    ),
  );
  await changed(tx, stored(rows[0] as CouponRow), null);
}

/** @param day today in the site's time zone */
export async function hasCoupons(db: Queryable, day: string): Promise<boolean> {
  return (await db.$count(coupons, or(isNull(coupons.until), sql`${coupons.until} >= ${day}`))) > 0;
}
