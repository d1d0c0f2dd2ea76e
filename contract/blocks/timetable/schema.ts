import { z } from "zod";
import { storedTranslated, translated } from "#contract/blocks/translated.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import { limits } from "#contract/values/limits.ts";
import { weekdays } from "#contract/values/weekdays.ts";
import { timetableBlock } from "./definition.ts";

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, { error: fieldKeys.clockTime });

const when = {
  day: z.enum(weekdays),
  from: clock,
  to: clock,
};

const row = z
  .object({ ...when, ...translated(timetableBlock.texts, "rows.*.") })
  .refine(({ from, to }) => from < to, { error: fieldKeys.timesInverted, path: ["to"] });

export const timetableRows = z
  .array(row)
  .min(1, { error: fieldKeys.rowMissing })
  .max(limits.timetableRows, { error: fieldKeys.tooManyRows });

export const storedTimetableRows = z.array(z.object({ ...when, ...storedTranslated(timetableBlock.texts, "rows.*.") }));
