import { and, countDistinct, desc, eq, gt, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import type { Queryable, Tx } from "#db/open.ts";
import { takedowns } from "#db/schema/takedowns.ts";

export type TakedownRow = typeof takedowns.$inferSelect;

/** Maximum number of requests that the details of a file show. */
const MOST_SHOWN = 20;

export async function insertTakedown(tx: Tx, row: TakedownRow): Promise<void> {
  await tx.insert(takedowns).values(row);
}

/** The newest requests about the picture that no editor has decided. */
export function openTakedownsOf(db: Queryable, fileId: string): Promise<TakedownRow[]> {
  return db
    .select()
    .from(takedowns)
    .where(and(eq(takedowns.fileId, fileId), isNull(takedowns.decided)))
    .orderBy(desc(takedowns.id))
    .limit(MOST_SHOWN);
}

export async function decidedGrounds(db: Queryable, fileId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ grounds: takedowns.grounds })
    .from(takedowns)
    .where(and(eq(takedowns.fileId, fileId), isNotNull(takedowns.decided)));
  return rows.map(({ grounds }) => grounds);
}

/** The number of pictures that a request has hidden and that wait for a decision. */
export async function countWaiting(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ total: countDistinct(takedowns.fileId) })
    .from(takedowns)
    .where(and(eq(takedowns.hid, true), isNull(takedowns.decided)));
  return row?.total ?? 0;
}

export function countHiddenBy(db: Queryable, email: string, since: Date): Promise<number> {
  return db.$count(takedowns, and(eq(takedowns.email, email), eq(takedowns.hid, true), gt(takedowns.received, since)));
}

export async function decideTakedowns(tx: Tx, fileId: string, by: { at: Date; name: string }): Promise<number> {
  const decided = await tx
    .update(takedowns)
    .set({ decided: by.at, decidedBy: by.name })
    .where(and(eq(takedowns.fileId, fileId), isNull(takedowns.decided)))
    .returning({ id: takedowns.id });
  return decided.length;
}

export function takedownsOf(db: Queryable, email: string): Promise<TakedownRow[]> {
  return db.select().from(takedowns).where(eq(takedowns.email, email)).orderBy(takedowns.id);
}

const nobody = { email: "", reason: "" };

/** The grounds stay without the person, so that an editor's decision holds. */
export async function eraseTakedownsOf(db: Queryable, email: string): Promise<number> {
  const erased = await db
    .update(takedowns)
    .set(nobody)
    .where(eq(takedowns.email, email))
    .returning({ id: takedowns.id });
  return erased.length;
}

export async function forgetDecidedBefore(db: Queryable, before: Date): Promise<void> {
  await db
    .update(takedowns)
    .set(nobody)
    .where(and(ne(takedowns.email, ""), lt(takedowns.received, before), isNotNull(takedowns.decided)));
}

/** Serialises the requests, so that parallel ones cannot hide more pictures than the limits allow. */
export async function lockTakedowns(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('takedowns'))`);
}
