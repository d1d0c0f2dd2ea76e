import { z } from "zod";
import { id, version } from "#contract/fields/text.ts";

/** In whole pixels, from the upper left corner of the picture before this edit. */
const cropFields = {
  x: z.number().int().min(0),
  y: z.number().int().min(0),
  w: z.number().int().min(1),
  h: z.number().int().min(1),
};

/** Maximum in degrees: ten turns. Numbers such as 1e308 would break the calculation. */
const MOST_DEGREES = 3_600;
const rotateFields = { angle: z.number().min(-MOST_DEGREES).max(MOST_DEGREES) };

const target = { id, version: version.optional() };
export const cropInput = z.object({ ...target, ...cropFields });
export const rotateInput = z.object({ ...target, ...rotateFields });
export const restoreInput = z.object(target);

const crop = z.object({ type: z.literal("crop"), ...cropFields });
const rotation = z.object({ type: z.literal("rotate"), ...rotateFields });
export type Crop = z.output<typeof crop>;
export type Rotation = z.output<typeof rotation>;

export const pictureEdit = z.discriminatedUnion("type", [crop, rotation]);
export type PictureEdit = z.output<typeof pictureEdit>;
