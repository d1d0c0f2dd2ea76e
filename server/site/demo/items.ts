import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Queryable, Tx } from "#db/open.ts";
import { demoItems, type DemoKind } from "#db/schema/demo.ts";

export type DemoItem = typeof demoItems.$inferSelect;
type NewItem = Pick<DemoItem, "kind" | "id" | "version"> & { written?: Record<string, unknown> };

export async function insertItems(tx: Tx, items: readonly NewItem[]): Promise<void> {
  if (items.length > 0)
    await tx
      .insert(demoItems)
      .values([...items])
      .onConflictDoNothing();
}

export function findItems(db: Queryable): Promise<DemoItem[]> {
  return db.select().from(demoItems).orderBy(demoItems.kind, demoItems.id);
}

/** Prevents a concurrent removal or restoration of the demo. */
export function lockItems(tx: Tx): Promise<DemoItem[]> {
  return tx.select().from(demoItems).orderBy(demoItems.kind, demoItems.id).for("update");
}

type Kept = { id: string; row?: object; hashes?: readonly string[]; version?: number };

export async function markRemoved(tx: Tx, kind: DemoKind, kept: readonly Kept[], at: Date): Promise<void> {
  for (const { id, row, hashes, version } of kept)
    await tx
      .update(demoItems)
      .set({
        removed: at,
        row: row === undefined ? null : { ...row },
        hashes: hashes === undefined ? null : [...hashes],
        ...(version !== undefined && { version }),
      })
      .where(and(eq(demoItems.kind, kind), eq(demoItems.id, id)));
}

export async function markRestored(tx: Tx, kind: DemoKind, items: ReadonlyMap<string, number>): Promise<void> {
  for (const [id, version] of items)
    await tx
      .update(demoItems)
      .set({ removed: null, row: null, hashes: null, version })
      .where(and(eq(demoItems.kind, kind), eq(demoItems.id, id)));
}

export async function forgetItems(tx: Tx, kind: DemoKind, ids: readonly string[]): Promise<void> {
  await tx.delete(demoItems).where(and(eq(demoItems.kind, kind), inArray(demoItems.id, [...ids])));
}

export async function dropItems(tx: Tx, before: Date): Promise<string[]> {
  const dropped = await tx
    .delete(demoItems)
    .where(and(isNotNull(demoItems.removed), lt(demoItems.removed, before)))
    .returning({ hashes: demoItems.hashes });
  return dropped.flatMap(({ hashes }) => hashes ?? []);
}

/** `isKnown` is true if the demo was ever recorded; `removed` is the time of the last removal. */
export async function findState(db: Queryable): Promise<{ isKnown: boolean; removed: Date | null }> {
  const [row] = await db
    .select({
      isKnown: sql<boolean>`count(*) > 0`,
      removed: sql<Date | null>`max(${demoItems.removed})`.mapWith(demoItems.removed),
    })
    .from(demoItems);
  return row ?? { isKnown: false, removed: null };
}
