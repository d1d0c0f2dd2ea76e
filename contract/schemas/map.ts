import { z } from "zod";
import { englishOf } from "#contract/fields/english.ts";
import type { Picture } from "./files.ts";
import { limits } from "#contract/values/limits.ts";
import type { Coordinates, StillShape } from "#contract/values/map-links.ts";
import { longText } from "#contract/fields/long-text.ts";
import { id, requiredLine, version } from "#contract/fields/text.ts";

/** The map's Mercator projection ends near this latitude, in degrees. */
const MAX_LATITUDE = 85;
/** Six decimals of a degree are about a tenth of a metre. */
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

/**
 * The parts of a place that guests see, in the page's language. `isGerman`: the texts are German although the page is
 * English.
 */
export type ShownPlace = Coordinates & {
  id: string;
  title: string;
  text: string;
  isGerman?: true;
  picture: Picture | null;
};

export type MapPlace = ShownPlace & { en: { title: string; text: string } | null; version: number };

export type ShownMap = { places: ShownPlace[]; still: string | null; isGoogle: boolean };

export type StillState = {
  /** `key` and `drawn` are null until the first preview image exists. */
  key: string | null;
  drawn: string | null;
  /** True if a job is waiting to replace the outdated preview image. */
  isWaiting: boolean;
  /**
   * Why the last attempt failed: the status of the tile server, or a word of `stillProblems`.
   * null if no job is waiting, or if the waiting job has not failed.
   */
  problem: string | null;
  next: string | null;
};

export type EditedMap = { places: MapPlace[]; still: StillState };

export type FrameData = {
  places: (Coordinates & { id: string; title: string; text: string; url: string })[];
  tiles: string;
  isEditor: boolean;
  texts: Record<"title" | "in" | "out" | "route" | "pin", string>;
};

export type { Coordinates, StillShape };
