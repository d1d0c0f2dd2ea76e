import { z } from "zod";
import { fieldKeys } from "#contract/fields/text.ts";

/** 'YYYY-MM'; the default is the current month. */
export const monthInput = z.object({
  month: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/u, { error: fieldKeys.dateInvalid })
    .optional(),
});
