import { asc, eq, inArray } from "drizzle-orm";
import type { Queryable, Tx } from "#db/open.ts";
import { mapPlaces } from "#db/schema/map.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import { removeOwnerUses, storeFileUses } from "../../library/files/uses-store.ts";

export type PlaceRow = typeof mapPlaces.$inferSelect;

export function listPlaces(db: Queryable): Promise<PlaceRow[]> {
  return db.select().from(mapPlaces).orderBy(asc(mapPlaces.id));
}

export function countPlaces(db: Queryable): Promise<number> {
  return db.$count(mapPlaces);
}

export async function findPlace(db: Queryable, id: string): Promise<PlaceRow | null> {
  const [row] = await db.select().from(mapPlaces).where(eq(mapPlaces.id, id));
  return row ?? null;
}

export async function lockPlaces(tx: Tx, ids: readonly string[]): Promise<PlaceRow[]> {
  return tx
    .select()
    .from(mapPlaces)
    .where(inArray(mapPlaces.id, [...ids]))
    .orderBy(asc(mapPlaces.id))
    .for("update");
}

async function changed(tx: Tx, before: PlaceRow | null, after: PlaceRow | null): Promise<void> {
  const { id } = after ?? before ?? { id: "" };
  if (after) await storeFileUses(tx, { kind: "map", id }, after.picture === null ? [] : [after.picture]);
  else await removeOwnerUses(tx, "map", [id]);
  await publicChange(tx, "map", before, after);
}

export async function insertPlace(tx: Tx, row: PlaceRow): Promise<void> {
  await tx.insert(mapPlaces).values(row);
  await changed(tx, null, row);
}

export async function updatePlace(tx: Tx, before: PlaceRow, after: PlaceRow): Promise<void> {
  await tx.update(mapPlaces).set(after).where(eq(mapPlaces.id, before.id));
  await changed(tx, before, after);
}

export async function deletePlace(tx: Tx, before: PlaceRow): Promise<void> {
  await tx.delete(mapPlaces).where(eq(mapPlaces.id, before.id));
  await changed(tx, before, null);
}
