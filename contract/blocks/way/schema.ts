import { z } from "zod";
import { storedTranslated, translated } from "#contract/blocks/translated.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import { limits } from "#contract/values/limits.ts";
import { wayBlock } from "./definition.ts";
import { means } from "./means.ts";

const leg = { by: z.enum(means), minutes: z.int().min(1).max(limits.stopMinutes).nullable() };

export const stopList = z
  .array(z.object({ ...leg, ...translated(wayBlock.texts, "stops.*.") }))
  .min(1, { error: fieldKeys.stopMissing })
  .max(limits.stopsPerWay);

export const storedStopList = z.array(z.object({ ...leg, ...storedTranslated(wayBlock.texts, "stops.*.") }));
