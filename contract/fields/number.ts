import type { z } from "zod";
import { fieldKeys } from "./text.ts";

/** A draft may lack the number, so its type includes null. The server refuses null. */
export const requiredNumber = (number: z.ZodType<number>) =>
  number.nullable().refine((value): boolean => value !== null, { error: fieldKeys.required });
