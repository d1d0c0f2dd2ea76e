// Places on the map: what editors set, and what visitors see of it.
import { z } from "zod";
import { englishOf } from "#contract/fields/english.ts";
import type { Picture } from "./files.ts";
import { limits } from "#contract/values/limits.ts";
import type { Coordinates, StillShape } from "#contract/values/map-links.ts";
import { longText } from "#contract/fields/long-text.ts";
import { id, requiredLine, version } from "#contract/fields/text.ts";

/** Beyond it a map in Mercator's projection ends. */
const MAX_LATITUDE = 85;
/** A tenth of a metre. */
const DECIMALS = 6;

const degrees = (most: number) =>
  z
    .number()
    .min(-most)
    .max(most)
    .transform((value) => Number(value.toFixed(DECIMALS)));

export const latitude = degrees(MAX_LATITUDE);
export const longitude = degrees(180);

const texts = { title: requiredLine(limits.textLength), text: longText(limits.mapPlaceLength) };

const fields = { ...texts, en: englishOf(texts), lat: latitude, lng: longitude, picture: id.nullable() };

export const createPlaceInput = z
  .object(fields)
  .partial({ text: true, picture: true })
  .required({ title: true, lat: true, lng: true });
export type CreatePlaceInput = z.output<typeof createPlaceInput>;

export const updatePlaceInput = z.object(fields).partial().extend({ id, version: version.optional() });
export type UpdatePlaceInput = z.output<typeof updatePlaceInput>;

export const removePlaceInput = z.object({ id });

/** What everybody sees of a place, in the language of the page; `isGerman`: on an English page it is not. */
export type ShownPlace = Coordinates & {
  id: string;
  title: string;
  text: string;
  isGerman?: true;
  picture: Picture | null;
};

/** A place as editors change it. */
export type MapPlace = ShownPlace & { en: { title: string; text: string } | null; version: number };

/** The map of a page: its places, and the still by its key; null as long as there is none. */
export type ShownMap = { places: ShownPlace[]; still: string | null; isGoogle: boolean };

/** What became of the still. */
export type StillState = {
  /** Its key; null as long as there is none. */
  key: string | null;
  /** When it was drawn, ISO 8601. */
  drawn: string | null;
  /** Whether it is still to be drawn. */
  isWaiting: boolean;
  /** Why the last try failed: a status of the tile server, or a word of `stillProblems`; null if none has. */
  problem: string | null;
  /** When it is tried again. */
  next: string | null;
};

export type EditedMap = { places: MapPlace[]; still: StillState };

/** What the frame tells its script. */
export type FrameData = {
  places: (Coordinates & { id: string; title: string; text: string; url: string })[];
  /** '{z}', '{x}' and '{y}' stand for a tile. */
  tiles: string;
  isEditor: boolean;
  texts: Record<"title" | "in" | "out" | "route" | "pin", string>;
};

export type { Coordinates, StillShape };
