import { and, asc, count, desc, eq, inArray, lt, lte, sql, sum } from "drizzle-orm";
import type { Queryable, Tx } from "#db/open.ts";
import { type BinnedOwner, binnedFiles, binnedPlaces } from "#db/schema/file-bin.ts";
import { users } from "#db/schema/users.ts";
import type { Change, ChangedOwner, OwnerPart } from "../../kernel/owners/file-owner.ts";
import type { FileOwnerKind } from "../../kernel/owners/owner-kinds.ts";
import { type FileRow, hashesOfRow } from "./store.ts";

export type BinnedFile = typeof binnedFiles.$inferSelect;

/** An arbitrary number. It never changes, because processes of all releases must use the same lock. */
const FILE_BIN_LOCK = 7_240_116;

/**
 * Serialises removals and restores. To prevent deadlocks, lock in this order: quota, bin, entries and products,
 * files.
 */
export async function lockFileBin(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${FILE_BIN_LOCK})`);
}

type OwnerChange = ChangedOwner & { kind: FileOwnerKind };

/** Puts files into the bin. The caller must remove their rows from the library. */
export async function binFiles(
  tx: Tx,
  rows: readonly FileRow[],
  changes: readonly OwnerChange[],
  { by, at }: Change,
): Promise<void> {
  const ownersOf = (fileId: string): BinnedOwner[] =>
    changes.filter(({ fileIds }) => fileIds.includes(fileId)).map(({ kind, id }) => ({ kind, id }));
  await tx.insert(binnedFiles).values(
    rows.map((row) => ({
      id: row.id,
      name: row.name,
      kind: row.kind,
      sizeBytes: row.sizeBytes,
      originalSizeBytes: row.originalSizeBytes,
      originalHash: row.originalHash,
      hashes: [...new Set(hashesOfRow(row))],
      removed: at,
      removedBy: by,
      row: { ...row },
      owners: ownersOf(row.id),
    })),
  );
  for (const { kind, id, before, after, part } of changes) {
    const isUnchanged = sql`${binnedPlaces.version} = ${before}`;
    // The stored fields are from before the first removal of a file from this entry or product. They stay if nothing
    // else has changed the entry or product since.
    await tx
      .insert(binnedPlaces)
      .values({ ownerKind: kind, ownerId: id, version: after, part })
      .onConflictDoUpdate({
        target: [binnedPlaces.ownerKind, binnedPlaces.ownerId],
        set: {
          version: after,
          part: sql`case when ${isUnchanged} then ${binnedPlaces.part} else excluded.part end`,
        },
      });
  }
}

/**
 * Call this when a permanent removal or a restore changes the version of an entry or product. Otherwise its stored
 * fields would count as stale.
 */
export async function movePlace(tx: Tx, kind: string, id: string, before: number, after: number): Promise<void> {
  await tx
    .update(binnedPlaces)
    .set({ version: after })
    .where(and(eq(binnedPlaces.ownerKind, kind), eq(binnedPlaces.ownerId, id), eq(binnedPlaces.version, before)));
}

export async function findPlace(tx: Tx, kind: string, id: string): Promise<OwnerPart | null> {
  const [place] = await tx
    .select({ id: binnedPlaces.ownerId, version: binnedPlaces.version, part: binnedPlaces.part })
    .from(binnedPlaces)
    .where(and(eq(binnedPlaces.ownerKind, kind), eq(binnedPlaces.ownerId, id)));
  return place ?? null;
}

export async function dropPlaces(tx: Tx, owners: readonly BinnedOwner[]): Promise<void> {
  if (owners.length === 0) return;
  const isNeeded = sql`exists (select 1 from ${binnedFiles} where ${binnedFiles.owners} @>
    jsonb_build_array(jsonb_build_object('kind', ${binnedPlaces.ownerKind}, 'id', ${binnedPlaces.ownerId})))`;
  const ids = [...new Set(owners.map(({ id }) => id))];
  await tx.delete(binnedPlaces).where(and(inArray(binnedPlaces.ownerId, ids), sql`not ${isNeeded}`));
}

type Place = { ownerKind: string; ownerId: string; version: number };

export function listPlaces(tx: Tx, after: Pick<Place, "ownerKind" | "ownerId">, limit: number): Promise<Place[]> {
  const { ownerKind, ownerId, version } = binnedPlaces;
  return tx
    .select({ ownerKind, ownerId, version })
    .from(binnedPlaces)
    .where(sql`(${ownerKind}, ${ownerId}) > (${after.ownerKind}, ${after.ownerId})`)
    .orderBy(asc(ownerKind), asc(ownerId))
    .limit(limit);
}

export async function dropPlacesOf(tx: Tx, kind: string, ids: readonly string[]): Promise<void> {
  await tx.delete(binnedPlaces).where(and(eq(binnedPlaces.ownerKind, kind), inArray(binnedPlaces.ownerId, [...ids])));
}

export async function listBinnedFiles(db: Queryable, { limit, skip }: { limit: number; skip: number }) {
  const { id, name, kind, originalSizeBytes: sizeBytes, removed } = binnedFiles;
  const items = await db
    .select({ id, name, kind, sizeBytes, removed, by: users.name })
    .from(binnedFiles)
    .leftJoin(users, eq(users.id, binnedFiles.removedBy))
    .orderBy(desc(removed), desc(id))
    .limit(limit)
    .offset(skip);
  return { items, ...(await countBinnedFiles(db)) };
}

export async function countBinnedFiles(db: Queryable): Promise<{ count: number; bytes: number }> {
  const bytes = sum(binnedFiles.originalSizeBytes).mapWith(Number);
  const [counted] = await db.select({ count: count(), bytes }).from(binnedFiles);
  return { count: counted?.count ?? 0, bytes: counted?.bytes ?? 0 };
}

export async function findBinnedOriginal(db: Queryable, originalHash: string): Promise<string | null> {
  const [row] = await db
    .select({ id: binnedFiles.id })
    .from(binnedFiles)
    .where(eq(binnedFiles.originalHash, originalHash))
    .orderBy(desc(binnedFiles.removed), desc(binnedFiles.id))
    .limit(1);
  return row?.id ?? null;
}

export async function takeBinnedFiles(tx: Tx, ids: readonly string[]): Promise<BinnedFile[]> {
  const rows = await tx
    .delete(binnedFiles)
    .where(inArray(binnedFiles.id, [...ids]))
    .returning();
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** Finds the oldest files first. @param isIncluded if true, also finds files that were removed exactly at `at` */
export async function findBinnedBefore(db: Queryable, at: Date, limit: number, isIncluded = false): Promise<string[]> {
  const rows = await db
    .select({ id: binnedFiles.id })
    .from(binnedFiles)
    .where((isIncluded ? lte : lt)(binnedFiles.removed, at))
    .orderBy(asc(binnedFiles.removed), asc(binnedFiles.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
