// Job that draws the map's preview image: fetches missing tiles and composes them, with growing pauses after failures.
import { DAY_MS } from "#contract/values/time.ts";
import { createHash } from "node:crypto";
import { isOn } from "#contract/values/components.ts";
import { type StillShape, stillShapes } from "#contract/values/map-links.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { Services } from "../../kernel/context.ts";
import type { JobKind } from "../../kernel/jobs/kind.ts";
import { sendJobs } from "../../kernel/jobs/send.ts";
import { drawStillPicture, normalisedTile } from "../../outside/map-picture.ts";
import { fetchTile, TileProblem, tileSource } from "../../outside/tiles.ts";
import { frameOf, pauseSeconds, pinsOf, type Tile, tilesOf } from "./rules.ts";
import {
  beginDrawing,
  type Drawn,
  dropOldTiles,
  findStill,
  findTile,
  STILL,
  type StillRow,
  storeFailure,
  storeStill,
  storeTile,
} from "./still-store.ts";
import { countPlaces, listPlaces, type PlaceRow } from "./store.ts";

type Deps = Pick<Services, "database" | "env" | "log" | "now" | "publicUrl">;

/** Maps of villages change slowly, so tiles are cached for this time. */
const TILE_DAYS = 30;
const DEADLINE_MS = 20_000;
const PIN_HEIGHTS: Record<StillShape, number> = { wide: 56, tall: 64 };

export async function drawStill(deps: Deps): Promise<void> {
  const { db } = deps.database;
  if (!isOn((await getSettings(db)).settings, "map")) return;
  const row = await beginDrawing(db);
  if (row === null) return;
  try {
    const drawn = await drawAll(deps, await listPlaces(db));
    await db.transaction((tx) => storeStill(tx, row, drawn, deps.now()));
  } catch (error) {
    if (!(error instanceof TileProblem)) throw error;
    await tryLater(deps, row, error.message);
  }
}

async function tryLater({ database, log, now }: Deps, row: StillRow, problem: string): Promise<void> {
  const nextAttempt = new Date(now().getTime() + pauseSeconds(row.attempts) * 1000);
  log.warn({ problem, attempts: row.attempts }, "the map's still could not be drawn");
  await database.db.transaction(async (tx) => {
    if (await storeFailure(tx, row, { problem, nextAttempt }))
      await sendJobs(tx, "map", [{ id: STILL, at: nextAttempt }]);
  });
}

async function drawAll(deps: Deps, places: readonly PlaceRow[]): Promise<Drawn> {
  if (places.length === 0) return { key: null, wide: null, tall: null };
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  const used: Tile[] = [];
  const draw = async (shape: StillShape): Promise<Buffer> => {
    const frame = frameOf(places, stillShapes[shape]);
    const tiles = [];
    // The tiles are requested one after another, as the tile server's policy asks.
    for (const { tile, x, y } of tilesOf(frame)) {
      used.push(tile);
      tiles.push({ bytes: await tileBytes(deps, tile, deadline), x, y });
    }
    return drawStillPicture({ ...frame, tiles, pins: pinsOf(places, frame), pinHeight: PIN_HEIGHTS[shape] });
  };
  const wide = await draw("wide");
  const tall = await draw("tall");
  await dropOldTiles(deps.database.db, used, oldest(deps));
  return { key: createHash("sha256").update(wide).update(tall).digest("hex").slice(0, 16), wide, tall };
}

const oldest = ({ now }: Deps): Date => new Date(now().getTime() - TILE_DAYS * DAY_MS);

async function tileBytes(deps: Deps, tile: Tile, deadline: AbortSignal): Promise<Buffer> {
  const { database, env, now, publicUrl } = deps;
  const kept = await findTile(database.db, tile, oldest(deps));
  if (kept !== null) return kept;
  const bytes = await normalisedTile(
    await fetchTile(tileSource(env.TILES_BASE), tile, `volunteer-site (+${publicUrl()})`, deadline),
  );
  await storeTile(database.db, tile, bytes, now());
  return bytes;
}

/** Backups contain places, but no preview image, so a restored site needs a new one. */
async function waiting(db: Queryable): Promise<{ id: string; at: Date }[]> {
  if (!isOn((await getSettings(db)).settings, "map")) return [];
  const row = await findStill(db);
  if (row === null) return (await countPlaces(db)) > 0 ? [{ id: STILL, at: new Date() }] : [];
  return row.asked > row.drawn ? [{ id: STILL, at: row.nextAttempt }] : [];
}

export const mapJobs: JobKind = {
  name: "map",
  waiting,
  open: (services) => ({ run: () => drawStill(services), close: () => {} }),
};
