import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
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

/** The requests about the picture that no editor has decided. The oldest come first, because they are decided first. */
export async function openTakedownsOf(db: Queryable, fileId: string): Promise<{ items: TakedownRow[]; total: number }> {
  const open = isOpenOf(fileId);
  const items = await db
    .select()
    .from(takedowns)
    .where(open)
    .orderBy(asc(takedowns.received), asc(takedowns.id))
    .limit(MOST_SEEN);
  return { items, total: await db.$count(takedowns, open) };
}

/** @returns the grounds of each request about the picture that no editor has decided */
export async function openGrounds(db: Queryable, fileId: string): Promise<string[]> {
  const rows = await db.select({ grounds: takedowns.grounds }).from(takedowns).where(isOpenOf(fileId));
  return rows.map(({ grounds }) => grounds);
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

/** @returns the number of those of the requests that are about the picture and were open */
export async function decideTakedowns(
  tx: Tx,
  { fileId, ids }: { fileId: string; ids: readonly string[] },
  by: { at: Date; name: string },
): Promise<number> {
  if (ids.length === 0) return 0;
  const decided = await tx
    .update(takedowns)
    .set({ decided: by.at, decidedBy: by.name })
    .where(and(isOpenOf(fileId), inArray(takedowns.id, [...ids])))
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
