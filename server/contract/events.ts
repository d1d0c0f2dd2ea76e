// Events: what an entry has besides its beginning (contract.md section 4b, 'Entry').
import { z } from "zod";
import { dayOrMoment } from "./day-or-moment.ts";
import { eventStatuses } from "./event-status.ts";
import { limits } from "./limits.ts";
import { readRule } from "./recurrence.ts";
import { cleanText, fieldKeys, isoDay, line } from "./text.ts";

const rrule = cleanText
  .transform((value) => value.trim())
  .refine((value) => value === "" || readRule(value) !== null, { error: fieldKeys.invalid });

const exdates = z
  .array(isoDay)
  .max(limits.exdates)
  .transform((days) => [...new Set(days)].sort());

export const eventFields = z.object({
  end: dayOrMoment.nullable().default(null),
  place: line(limits.textLength).default(""),
  price: line(limits.textLength).default(""),
  status: z.enum(eventStatuses).default("scheduled"),
  rrule: rrule.default(""),
  exdates: exdates.default([]),
});
export type EventFields = z.output<typeof eventFields>;

export const eventAnswer = z.object({
  end: z.string().nullable(),
  place: z.string(),
  price: z.string(),
  status: z.enum(eventStatuses),
  rrule: z.string(),
  exdates: z.array(z.string()),
});
