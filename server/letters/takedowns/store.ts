import { and, asc, count, desc, eq, getTableColumns, gt, isNotNull, isNull, lt, lte, max, ne, sql } from "drizzle-orm";
import { MOST_SEEN } from "#contract/schemas/takedowns.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { demoItems } from "#db/schema/demo.ts";
import { binnedFiles } from "#db/schema/file-bin.ts";
import { files } from "#db/schema/files.ts";
import { takedowns } from "#db/schema/takedowns.ts";

export type TakedownRow = typeof takedowns.$inferSelect;

export async function insertTakedown(tx: Tx, row: TakedownRow): Promise<void> {
  await tx.insert(takedowns).values(row);
}

const isOpenOf = (fileId: string) => and(eq(takedowns.fileId, fileId), isNull(takedowns.decided));

/**
 * The requests about the picture that no editor has decided. Those that hide it come first, then the oldest. `newest`
 * counts the others, too.
 */
export async function openTakedownsOf(
  db: Queryable,
  fileId: string,
): Promise<{ items: TakedownRow[]; total: number; newest: string | null }> {
  const open = isOpenOf(fileId);
  // One statement, so that the newest request is one of those counted.
  const [counted] = await db
    .select({ total: count(), newest: max(takedowns.id) })
    .from(takedowns)
    .where(open);
  const { total = 0, newest = null } = counted ?? {};
  if (newest === null) return { items: [], total, newest };
  const items = await db
    .select()
    .from(takedowns)
    .where(and(open, lte(takedowns.id, newest)))
    .orderBy(desc(takedowns.hid), asc(takedowns.id))
    .limit(MOST_SEEN);
  return { items, total, newest };
}

/** @returns the requests about the picture that no editor has decided */
export function openRequests(db: Queryable, fileId: string): Promise<Pick<TakedownRow, "hid" | "grounds">[]> {
  return db.select({ hid: takedowns.hid, grounds: takedowns.grounds }).from(takedowns).where(isOpenOf(fileId));
}

export async function decidedGrounds(db: Queryable, fileId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ grounds: takedowns.grounds })
    .from(takedowns)
    .where(and(eq(takedowns.fileId, fileId), isNotNull(takedowns.decided)));
  return rows.map(({ grounds }) => grounds);
}

/** The number of hidden pictures, which wait for a decision. */
export function countWaiting(db: Queryable): Promise<number> {
  return db.$count(files, isNotNull(files.hidden));
}

export function countHiddenBy(db: Queryable, email: string, since: Date): Promise<number> {
  return db.$count(takedowns, and(eq(takedowns.email, email), eq(takedowns.hid, true), gt(takedowns.received, since)));
}

/** @returns the number of open requests about the picture up to `newest`, which are decided now */
export async function decideTakedowns(
  tx: Tx,
  { fileId, newest }: { fileId: string; newest: string | null },
  by: { at: Date; name: string },
): Promise<number> {
  if (newest === null) return 0;
  const decided = await tx
    .update(takedowns)
    .set({ decided: by.at, decidedBy: by.name })
    .where(and(isOpenOf(fileId), lte(takedowns.id, newest)))
    .returning({ id: takedowns.id });
  return decided.length;
}

/** The picture may be in the bin. */
export function takedownsOf(db: Queryable, email: string): Promise<(TakedownRow & { name: string })[]> {
  return db
    .select({ ...getTableColumns(takedowns), name: sql<string>`coalesce(${files.name}, ${binnedFiles.name}, '')` })
    .from(takedowns)
    .leftJoin(files, eq(files.id, takedowns.fileId))
    .leftJoin(binnedFiles, eq(binnedFiles.id, takedowns.fileId))
    .where(eq(takedowns.email, email))
    .orderBy(takedowns.id);
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

/**
 * Deletes the requests about files that are neither in the library nor in the bin. Pictures of a removed demo may come
 * back, too.
 */
export async function dropLostTakedowns(db: Queryable): Promise<void> {
  const isThere = sql`(
    exists (select 1 from ${files} where ${files.id} = ${takedowns.fileId})
    or exists (select 1 from ${binnedFiles} where ${binnedFiles.id} = ${takedowns.fileId})
    or exists (select 1 from ${demoItems} where ${demoItems.id} = ${takedowns.fileId}))`;
  await db.delete(takedowns).where(sql`not ${isThere}`);
}

/** Serialises the requests, so that parallel ones cannot hide more pictures than the limits allow. */
export async function lockTakedowns(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('takedowns'))`);
}
