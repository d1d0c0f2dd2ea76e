// contract.md section 4b, 'Entry'
import { z } from "zod";
import { dayOrMoment } from "./day-or-moment.ts";
import { type EventStatus, eventStatuses } from "#contract/values/event-status.ts";
import { limits } from "#contract/values/limits.ts";
import { readRule } from "#contract/values/recurrence.ts";
import { cleanText, fieldKeys, isoDay, line } from "#contract/fields/text.ts";

const rrule = cleanText
  .transform((value) => value.trim())
  .refine((value) => value === "" || readRule(value) !== null, { error: fieldKeys.rruleInvalid });

const exdates = z
  .array(isoDay)
  .max(limits.exdates)
  .transform((days) => [...new Set(days)].sort());

export const eventFields = z
  .object({
    end: dayOrMoment.nullable(),
    place: line(limits.textLength),
    price: line(limits.textLength),
    status: z.enum(eventStatuses),
    rrule,
    exdates,
  })
  .partial();

export type EventFields = {
  end: string | null;
  place: string;
  price: string;
  status: EventStatus;
  rrule: string;
  exdates: string[];
};

export const eventAnswer = z.object({
  end: z.string().nullable(),
  place: z.string(),
  price: z.string(),
  status: z.enum(eventStatuses),
  rrule: z.string(),
  exdates: z.array(z.string()),
});
