// The dates of a series while it is being edited. Dates left out are listed too, so that they can be put back.
import type { SeriesDateLine, SeriesDates, SeriesDatesInput } from "#contract/schemas/events.ts";
import { isSeries } from "#contract/values/event-status.ts";
import { YEARS_AHEAD } from "#contract/values/recurrence.ts";
import { datesOf, keptUntil, type SeriesDate } from "../events/occurrences.ts";
import { presentedDate } from "../events/presented-date.ts";
import { factsAt, unchangedBeginning } from "../events/single-dates.ts";
import { endOf, overAt } from "../events/span.ts";
import { eventAfter } from "./event-rules.ts";
import { storedDate } from "./rules.ts";

/** @returns no dates for a rule that takes too long to expand, because saving reports it at its field */
export function listSeriesDates(input: SeriesDatesInput, now: Date): SeriesDates {
  const { date, dateHasTime } = storedDate(input.date);
  const event = eventAfter(null, input.event);
  if (date === null || event === null) return { dates: [], moreEarlier: 0, moreComing: 0, stray: [] };
  const row = { date, dateHasTime, event };
  const all = allDates(row, now);
  const firstComing = all.findIndex(({ begins }) => overAt(row, begins) > now);
  const split = firstComing === -1 ? all.length : firstComing;
  const [from, to] = [Math.max(0, split - input.earlier), split + input.coming];
  return {
    dates: all.slice(from, to).map((one) => present(row, one)),
    moreEarlier: from,
    moreComing: Math.max(0, all.length - to),
    stray: strayDays(event, all),
  };
}

type Row = { date: Date; dateHasTime: boolean; event: NonNullable<ReturnType<typeof eventAfter>> };

function allDates({ date, dateHasTime, event }: Row, now: Date): SeriesDate[] {
  try {
    return datesOf({ ...event, date, dateHasTime, exdates: [] }, keptUntil(now, YEARS_AHEAD));
  } catch {
    return [];
  }
}

function strayDays(event: Row["event"], all: readonly SeriesDate[]): string[] {
  const days = new Set(isSeries(event) ? all.map(({ day }) => day) : []);
  return event.changes.map(({ day }) => day).filter((day) => !days.has(day));
}

function present(row: Row, { day, begins }: SeriesDate): SeriesDateLine {
  const { date, dateHasTime, event } = row;
  const usual = unchangedBeginning({ date, dateHasTime, rdates: event.rdates }, day);
  const unchanged = { ...row, event: { ...event, changes: [] } };
  const shown = (moment: Date): string => presentedDate(moment, dateHasTime) ?? "";
  return {
    day,
    date: shown(begins),
    end: endOf(row, begins),
    ...factsAt(row, begins),
    isLeftOut: event.exdates.includes(day),
    usual: { date: shown(usual), end: endOf(unchanged, usual) },
  };
}
