// A day (YYYY-MM-DD) or a moment (ISO 8601 with zone).
import { z } from "zod";
import { fieldKeys, isoDay, isoMoment } from "#contract/fields/text.ts";

export const dayOrMoment = z.union([isoDay, isoMoment.transform((moment) => moment.toISOString())], {
  error: fieldKeys.dateInvalid,
});
