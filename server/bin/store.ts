// Removed entries in the database.
import { count, desc, eq, inArray, lt } from "drizzle-orm";
import type { Queryable, Tx } from "#db/open.ts";
import { type Belongings, binnedEntries } from "#db/schema/bin.ts";
import { comments } from "#db/schema/comments.ts";
import { entryRevisions } from "#db/schema/entries.ts";
import { users } from "#db/schema/users.ts";
import { workingCopies } from "#db/schema/working-copies.ts";
import type { EntryRow } from "../entries/fields.ts";
import { rowsAsJson } from "./carried-rows.ts";

export type BinnedRow = typeof binnedEntries.$inferSelect;
type Removal = { by: string | null; at: Date };

/** What goes with each of the entries. Asked before they are removed. */
export async function belongingsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, Belongings>> {
  const [revisions, remarks, copies] = [
    await rowsAsJson(tx, entryRevisions, inArray(entryRevisions.entryId, [...ids])),
    await rowsAsJson(tx, comments, inArray(comments.entryId, [...ids])),
    await rowsAsJson(tx, workingCopies, inArray(workingCopies.entryId, [...ids])),
  ];
  const isOf = (id: string) => (row: Record<string, unknown>) => row["entry_id"] === id;
  return new Map(
    ids.map((id) => [
      id,
      {
        revisions: revisions.filter(isOf(id)),
        comments: remarks.filter(isOf(id)),
        workingCopies: copies.filter(isOf(id)),
      },
    ]),
  );
}

const none: Belongings = { revisions: [], comments: [], workingCopies: [] };

export async function storeBinned(
  tx: Tx,
  removed: readonly EntryRow[],
  belongings: ReadonlyMap<string, Belongings>,
  { by, at }: Removal,
): Promise<void> {
  if (removed.length === 0) return;
  await tx.insert(binnedEntries).values(
    removed.map((entry) => ({
      id: entry.id,
      title: entry.title,
      entry: { ...entry },
      belongings: belongings.get(entry.id) ?? none,
      removed: at,
      removedBy: by,
    })),
  );
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

/** Takes entries out of the bin. @returns those that were in it */
export function takeBinned(tx: Tx, ids: readonly string[]): Promise<BinnedRow[]> {
  return tx
    .delete(binnedEntries)
    .where(inArray(binnedEntries.id, [...ids]))
    .returning();
}

export async function dropBinned(db: Queryable, before: Date): Promise<number> {
  const dropped = await db
    .delete(binnedEntries)
    .where(lt(binnedEntries.removed, before))
    .returning({ id: binnedEntries.id });
  return dropped.length;
}
