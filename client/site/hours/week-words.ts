// The opening hours of a week, and the closures to come, in words.
import type { TFunction } from "i18next";
import { formatDay } from "#contract/dates.ts";
import { weekdays, type Weekday } from "#contract/weekdays.ts";
import { clockWords } from "./today-words.ts";

type Hours = { days: readonly Weekday[]; from: string; to: string };
type Closure = { from: string; to: string; text: string; en?: { text: string } | null | undefined };

/** A Monday; which one does not matter. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

function nameOf(day: Weekday, language: string): string {
  const names = new Intl.DateTimeFormat(language, { timeZone: "UTC", weekday: "long" });
  return names.format(MONDAY + weekdays.indexOf(day) * DAY_MS);
}

/** 'Montag bis Freitag', 'Dienstag, Donnerstag' */
export function daysInWords(days: readonly Weekday[], t: TFunction, language: string): string {
  const runs: Weekday[][] = [];
  for (const day of weekdays.filter((one) => days.includes(one))) {
    const last = runs.at(-1);
    const isNext = last && weekdays.indexOf(last.at(-1) ?? day) + 1 === weekdays.indexOf(day);
    if (isNext) last.push(day);
    else runs.push([day]);
  }
  return runs
    .flatMap((run) => {
      const names = run.map((day) => nameOf(day, language));
      return run.length > 2 ? [t("hours.days", { first: names[0], last: names.at(-1) })] : names;
    })
    .join(", ");
}

/** One row for each group of days; days with several openings have them in one row. */
export function hourRows(hours: readonly Hours[], t: TFunction, language: string): { days: string; times: string }[] {
  const byDay = new Map<Weekday, string>();
  for (const day of weekdays) {
    const times = hours
      .filter(({ days }) => days.includes(day))
      .toSorted((one, other) => (one.from < other.from ? -1 : 1))
      .map(({ from, to }) => t("hours.times", { from: clockWords(from, language), to: clockWords(to, language) }));
    if (times.length > 0) byDay.set(day, times.join(t("hours.and")));
  }
  const groups = new Map<string, Weekday[]>();
  for (const [day, times] of byDay) groups.set(times, [...(groups.get(times) ?? []), day]);
  return [...groups].map(([times, days]) => ({ days: daysInWords(days, t, language), times }));
}

const dayOf = (value: string): string =>
  value.includes("T") ? formatDay(value).split("/").toReversed().join("-") : value;

/** Whole days from `today` on, the next ones first. */
export function closureWords(closed: readonly Closure[], today: string | null, language: string) {
  return closed
    .map(({ from, to, text, en }) => {
      const isEnglish = language === "en" && Boolean(en?.text);
      return { from: dayOf(from), to: dayOf(to), text: (isEnglish && en?.text) || text, isEnglish };
    })
    .filter(({ to }) => today !== null && to >= today)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
}
