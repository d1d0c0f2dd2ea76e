// Places on the map: the input of editors, and the answers for visitors.
import { z } from "zod";
import { englishOf } from "#contract/fields/english.ts";
import type { Picture } from "./files.ts";
import { limits } from "#contract/values/limits.ts";
import type { Coordinates, StillShape } from "#contract/values/map-links.ts";
import { longText } from "#contract/fields/long-text.ts";
import { id, requiredLine, version } from "#contract/fields/text.ts";

/** In degrees: the Mercator projection of the map ends there. */
const MAX_LATITUDE = 85;
/** Six decimals of a degree are a tenth of a metre. */
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

/** The public part of a place, in the language of the page. `isGerman`: an English page shows German texts. */
export type ShownPlace = Coordinates & {
  id: string;
  title: string;
  text: string;
  isGerman?: true;
  picture: Picture | null;
};

export type MapPlace = ShownPlace & { en: { title: string; text: string } | null; version: number };

/** The places of a map, and the key of its still; null without a still. */
export type ShownMap = { places: ShownPlace[]; still: string | null; isGoogle: boolean };

export type StillState = {
  /** null as long as there is no still. */
  key: string | null;
  /** ISO 8601. */
  drawn: string | null;
  /** True if the current still is outdated and its job is waiting. */
  isWaiting: boolean;
  /** Why the last attempt failed: the status of the tile server, or a word of `stillProblems`; null without a retry. */
  problem: string | null;
  next: string | null;
};

export type EditedMap = { places: MapPlace[]; still: StillState };

export type FrameData = {
  places: (Coordinates & { id: string; title: string; text: string; url: string })[];
  /** '{z}', '{x}' and '{y}' stand for a tile. */
  tiles: string;
  isEditor: boolean;
  texts: Record<"title" | "in" | "out" | "route" | "pin", string>;
};

export type { Coordinates, StillShape };
