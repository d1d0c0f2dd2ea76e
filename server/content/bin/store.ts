import { and, count, desc, eq, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable, Tx } from "#db/open.ts";
import { addresses } from "#db/schema/addresses.ts";
import { binnedEntries } from "#db/schema/bin.ts";
import { comments } from "#db/schema/comments.ts";
import { entries, entryRevisions } from "#db/schema/entries.ts";
import { users } from "#db/schema/users.ts";
import { workingCopies } from "#db/schema/working-copies.ts";
import type { EntryRow } from "../entries/fields.ts";
import { readPlacesOf } from "../navigation/kept-place.ts";
import { holdBin } from "../../kernel/bin/lock.ts";

export type BinnedRow = typeof binnedEntries.$inferSelect;
type Removal = { by: string | null; at: Date };

const rowsOf = (table: PgTable, condition: SQL | undefined): SQL =>
  sql`(select coalesce(jsonb_agg(to_jsonb(${table})), '[]'::jsonb) from ${table} where ${condition})`;

/** Copies the rows within PostgreSQL, because the revisions of some entries are too large for the server's memory. */
export async function binBelongings(tx: Tx, ids: readonly string[], { by, at }: Removal): Promise<void> {
  await holdBin(tx);
  const belongings = sql`jsonb_build_object(
    'revisions', ${rowsOf(entryRevisions, eq(entryRevisions.entryId, entries.id))},
    'comments', ${rowsOf(comments, and(eq(comments.entryId, entries.id), isNull(comments.removed)))},
    'addresses', ${rowsOf(addresses, eq(addresses.entryId, entries.id))},
    'workingCopies', ${rowsOf(workingCopies, eq(workingCopies.entryId, entries.id))})`;
  await tx.execute(sql`
    insert into ${binnedEntries} (id, title, entry, belongings, removed, removed_by)
    select ${entries.id}, ${entries.title}, '{}'::jsonb, ${belongings}, ${at.toISOString()}::timestamptz, ${by}
    from ${entries} where ${inArray(entries.id, [...ids])}`);
  for (const [id, place] of await readPlacesOf(tx, ids))
    await tx
      .update(binnedEntries)
      .set({
        belongings: sql`${binnedEntries.belongings} || jsonb_build_object('place', ${JSON.stringify(place)}::jsonb)`,
      })
      .where(eq(binnedEntries.id, id));
}

export async function binEntries(tx: Tx, removed: readonly EntryRow[]): Promise<void> {
  for (const entry of removed)
    await tx
      .update(binnedEntries)
      .set({ entry: { ...entry } })
      .where(eq(binnedEntries.id, entry.id));
}

export async function listBinned(db: Queryable, { limit, skip }: { limit: number; skip: number }) {
  const items = await db
    .select({ id: binnedEntries.id, title: binnedEntries.title, removed: binnedEntries.removed, by: users.name })
    .from(binnedEntries)
    .leftJoin(users, eq(users.id, binnedEntries.removedBy))
    .orderBy(desc(binnedEntries.removed), desc(binnedEntries.id))
    .limit(limit)
    .offset(skip);
  const [counted] = await db.select({ total: count() }).from(binnedEntries);
  return { items, total: counted?.total ?? 0 };
}

export function listBinnedTags(db: Queryable, ids: readonly string[]): Promise<{ id: string; tags: string[] }[]> {
  return db
    .select({ id: binnedEntries.id, tags: sql<string[]>`coalesce(${binnedEntries.entry}->'tags', '[]'::jsonb)` })
    .from(binnedEntries)
    .where(inArray(binnedEntries.id, [...ids]));
}

export async function takeBinned(tx: Tx, ids: readonly string[]): Promise<BinnedRow[]> {
  await holdBin(tx);
  return tx
    .delete(binnedEntries)
    .where(inArray(binnedEntries.id, [...ids]))
    .returning();
}

export async function dropFromBin(db: Queryable, id: string): Promise<boolean> {
  const gone = await db.delete(binnedEntries).where(eq(binnedEntries.id, id)).returning({ id: binnedEntries.id });
  return gone.length > 0;
}

export async function dropBinned(db: Queryable, before: Date): Promise<number> {
  const dropped = await db
    .delete(binnedEntries)
    .where(lt(binnedEntries.removed, before))
    .returning({ id: binnedEntries.id });
  return dropped.length;
}
