// contract.md section 4b, 'Entry'
import { z } from "zod";
import { dayOrMoment } from "./day-or-moment.ts";
import { type DateChange, type EventStatus, eventStatuses } from "#contract/values/event-status.ts";
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

const rdates = z
  .array(dayOrMoment)
  .max(limits.rdates)
  .transform((dates) => [...new Set(dates)].sort());

const isChange = ({ date, end, place, status }: DateChange): boolean =>
  [date, end, place, status].some((own) => own !== null);

/** A change without a value of its own is dropped, because the date is as the series again. */
const changes = z
  .array(
    z.object({
      day: isoDay,
      date: dayOrMoment.nullable().default(null),
      end: dayOrMoment.nullable().default(null),
      place: line(limits.textLength).nullable().default(null),
      status: z.enum(eventStatuses).nullable().default(null),
    }),
  )
  .max(limits.dateChanges)
  .transform((all) => all.filter(isChange).sort((one, other) => (one.day < other.day ? -1 : 1)));

export const eventFields = z
  .object({
    end: dayOrMoment.nullable(),
    place: line(limits.textLength),
    price: line(limits.textLength),
    status: z.enum(eventStatuses),
    rrule,
    exdates,
    rdates,
    changes,
  })
  .partial();

export type EventFields = {
  end: string | null;
  place: string;
  price: string;
  status: EventStatus;
  rrule: string;
  exdates: string[];
  rdates: string[];
  changes: DateChange[];
};

/** The dates of an event as it is being edited: some of those over, and the first of those to come. */
export const seriesDatesInput = z.object({
  date: dayOrMoment,
  event: eventFields,
  earlier: z.int().min(0).max(limits.datesListed),
  coming: z.int().min(1).max(limits.datesListed),
});
export type SeriesDatesInput = z.output<typeof seriesDatesInput>;

export type SeriesDateLine = {
  /** The day on which the date would be without its change. */
  day: string;
  date: string;
  end: string | null;
  status: EventStatus;
  place: string;
  insteadOf: string | null;
  isLeftOut: boolean;
  /** The date as the series has it. */
  usual: { date: string; end: string | null };
};

export type SeriesDates = {
  dates: SeriesDateLine[];
  moreEarlier: number;
  moreComing: number;
  /** Days of changes on which the event has no date any more. */
  stray: string[];
};

export const eventAnswer = z.object({
  end: z.string().nullable(),
  place: z.string(),
  price: z.string(),
  status: z.enum(eventStatuses),
  rrule: z.string(),
  exdates: z.array(z.string()),
  rdates: z.array(z.string()),
  changes: z.array(
    z.object({
      day: z.string(),
      date: z.string().nullable(),
      end: z.string().nullable(),
      place: z.string().nullable(),
      status: z.enum(eventStatuses).nullable(),
    }),
  ),
});
