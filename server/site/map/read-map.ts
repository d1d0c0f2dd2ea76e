// Reads the map's places and its stored preview image. Only jobs request tiles, so that pages do not wait for the tile
// server.
import type { ContentLanguage } from "#contract/values/content-language.ts";
import type { EditedMap, MapPlace, ShownMap } from "#contract/schemas/map.ts";
import type { Picture } from "#contract/schemas/files.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { presentPicture } from "../../library/files/present.ts";
import { findPictures, type WithHidden } from "../../library/files/store.ts";
import { presentPlace, presentShownPlace, presentStill } from "./present.ts";
import { findStill } from "./still-store.ts";
import { listPlaces, type PlaceRow } from "./store.ts";

async function picturesOf(
  db: Queryable,
  rows: readonly PlaceRow[],
  which: WithHidden = {},
): Promise<Record<string, Picture>> {
  const ids = rows.flatMap(({ picture }) => picture ?? []);
  const files = ids.length > 0 ? await findPictures(db, ids, which) : [];
  return Object.fromEntries(files.map((file) => [file.id, presentPicture(file)]));
}

export async function readShownMap(db: Queryable, content: ContentLanguage = "de"): Promise<ShownMap> {
  const rows = await listPlaces(db);
  const pictures = await picturesOf(db, rows);
  const { secrets } = await getSettings(db);
  return {
    places: rows.map((row) => presentShownPlace(row, pictures, content)),
    still: (await findStill(db))?.key ?? null,
    isGoogle: secrets["maps.apikey"] !== undefined,
  };
}

export async function readEditedMap(db: Queryable): Promise<EditedMap> {
  const rows = await listPlaces(db);
  const pictures = await picturesOf(db, rows, { withHidden: true });
  return { places: rows.map((row) => presentPlace(row, pictures)), still: presentStill(await findStill(db)) };
}

export async function presentStoredPlace(db: Queryable, row: PlaceRow): Promise<MapPlace> {
  return presentPlace(row, await picturesOf(db, [row], { withHidden: true }));
}
