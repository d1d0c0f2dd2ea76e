import { and, eq, getTableColumns, gt, lt, or, sql } from "drizzle-orm";
import type { StillShape } from "#contract/values/map-links.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { mapStills, mapTiles } from "#db/schema/map.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import { hastenJobs } from "../../kernel/jobs/send.ts";
import type { Tile } from "./rules.ts";

export const STILL = "still";

const { wide: _wide, tall: _tall, ...facts } = getTableColumns(mapStills);

export type StillRow = Omit<typeof mapStills.$inferSelect, "wide" | "tall">;

export async function findStill(db: Queryable): Promise<StillRow | null> {
  const [row] = await db.select(facts).from(mapStills).where(eq(mapStills.id, STILL));
  return row ?? null;
}

/** Requests a new preview image. Call this in the transaction that makes the current image stale. */
export async function askStill(tx: Tx, at: Date): Promise<void> {
  const first = { id: STILL, asked: 1, nextAttempt: at };
  await tx
    .insert(mapStills)
    .values(first)
    .onConflictDoUpdate({
      target: mapStills.id,
      set: { asked: sql`${mapStills.asked} + 1`, attempts: 0, nextAttempt: at, problem: null },
    });
  await hastenJobs(tx, "map", [STILL]);
}

export async function beginDrawing(db: Queryable): Promise<StillRow | null> {
  const [row] = await db
    .update(mapStills)
    .set({ attempts: sql`${mapStills.attempts} + 1` })
    .where(and(eq(mapStills.id, STILL), gt(mapStills.asked, mapStills.drawn)))
    .returning(facts);
  return row ?? null;
}

export type Drawn = { key: string; wide: Buffer; tall: Buffer } | { key: null; wide: null; tall: null };

/** Stores a drawn image. A request that arrived while the image was drawn stays open. */
export async function storeStill(tx: Tx, { asked }: StillRow, drawn: Drawn, at: Date): Promise<void> {
  const before = await findStill(tx);
  await tx
    .update(mapStills)
    .set({ ...drawn, drawn: asked, drawnAt: at, problem: null, attempts: 0 })
    // An older job may finish later; its image must not replace a newer one.
    .where(and(eq(mapStills.id, STILL), lt(mapStills.drawn, asked)));
  await publicChange(tx, "map", before?.key ?? null, (await findStill(tx))?.key ?? null);
}

/**
 * Does nothing if a newer request exists, because the pause after a failure must not delay that request.
 * @returns true if the failure was stored
 */
export async function storeFailure(
  tx: Tx,
  { asked }: StillRow,
  failure: Pick<StillRow, "problem" | "nextAttempt">,
): Promise<boolean> {
  const rows = await tx
    .update(mapStills)
    .set(failure)
    .where(and(eq(mapStills.id, STILL), eq(mapStills.asked, asked)))
    .returning({ id: mapStills.id });
  return rows.length > 0;
}

export async function findStillBytes(db: Queryable, key: string, shape: StillShape): Promise<Buffer | null> {
  const [row] = await db.select({ bytes: mapStills[shape] }).from(mapStills).where(eq(mapStills.key, key));
  return row?.bytes ?? null;
}

const isTile = ({ z, x, y }: Tile) => and(eq(mapTiles.z, z), eq(mapTiles.x, x), eq(mapTiles.y, y));

export async function findTile(db: Queryable, tile: Tile, fetchedAfter: Date): Promise<Buffer | null> {
  const [row] = await db
    .select({ bytes: mapTiles.bytes })
    .from(mapTiles)
    .where(and(isTile(tile), gt(mapTiles.fetched, fetchedAfter)));
  return row?.bytes ?? null;
}

export async function storeTile(db: Queryable, tile: Tile, bytes: Buffer, fetched: Date): Promise<void> {
  await db
    .insert(mapTiles)
    .values({ ...tile, bytes, fetched })
    .onConflictDoUpdate({ target: [mapTiles.z, mapTiles.x, mapTiles.y], set: { bytes, fetched } });
}

export async function dropOldTiles(db: Queryable, used: readonly Tile[], fetchedBefore: Date): Promise<void> {
  const names = JSON.stringify(used.map(({ z, x, y }) => `${z}/${x}/${y}`));
  const isUnused = sql`(${mapTiles.z} || '/' || ${mapTiles.x} || '/' || ${mapTiles.y}) not in (select json_array_elements_text(${names}::json))`;
  await db.delete(mapTiles).where(or(isUnused, lt(mapTiles.fetched, fetchedBefore)));
}
