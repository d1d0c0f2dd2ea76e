// A day is YYYY-MM-DD; a moment is ISO 8601 with a zone.
import { z } from "zod";
import { fieldKeys, isoDay, isoMoment } from "#contract/fields/text.ts";

export const dayOrMoment = z.union([isoDay, isoMoment.transform((moment) => moment.toISOString())], {
  error: fieldKeys.dateInvalid,
});
