import type { i18n } from "i18next";
import { formatDay, formatTime, formatWeekday } from "#contract/values/dates.ts";

type Words = {
  day: string;
  time: string | null;
  isWhole?: boolean;
};
type Language = Pick<i18n, "t" | "language">;

/** An event that ends after midnight and is shorter than 12 hours belongs only to its first date. */
const NIGHT_MS = 43_200_000;

function whenOf(date: string, { t, language }: Language): Words {
  const time = formatTime(date);
  return {
    day: t("event.on", { weekday: formatWeekday(date, language), date: formatDay(date) }),
    time: time && t("event.at", { time }),
  };
}

/** If the end is at midnight, it belongs to the previous day and is written as 24:00. */
export function endOfSpan({ date, end }: { date: string; end: string }): { on: string; time: string | null } {
  const time = formatTime(end);
  const isMidnight = time === "00:00" && Date.parse(end) > Date.parse(date);
  return isMidnight ? { on: new Date(Date.parse(end) - 1).toISOString(), time: "24:00" } : { on: end, time };
}

const isWholeDays = ({ date, end }: { date: string; end: string | null }): boolean =>
  end !== null && formatTime(date) === "00:00" && endOfSpan({ date, end }).time === "24:00";

/**
 * For a list. `time`: the start, such as '19:00'; null for whole days. `last`: the last of several whole days,
 * otherwise `date`.
 */
export function lineOf({ date, end }: { date: string; end: string | null }): { time: string | null; last: string } {
  const isWhole = isWholeDays({ date, end });
  const time = isWhole ? null : formatTime(date);
  return { time, last: end !== null && time === null ? endOfSpan({ date, end }).on : date };
}

/** Day and time with the end: '19:00–22:00 Uhr', or a range of days. Spans from midnight to midnight show no times. */
export function spanOf({ date, end }: { date: string; end: string | null }, i18n: Language): Words {
  const from = whenOf(date, i18n);
  if (end === null || end === date) return from;
  const begins = formatTime(date);
  const { on, time: ends } = endOfSpan({ date, end });
  const isWhole = isWholeDays({ date, end });
  const isNight = begins !== null && ends !== null && Date.parse(end) - Date.parse(date) < NIGHT_MS;
  if (!isNight && formatDay(date) !== formatDay(on)) {
    const day = `${from.day} – ${whenOf(on, i18n).day}`;
    return isWhole ? { day, time: null, isWhole } : { day, time: from.time };
  }
  if (!begins || !ends) return from;
  if (isWhole) return { day: from.day, time: null, isWhole };
  return { day: from.day, time: i18n.t("event.at", { time: `${begins}–${ends}` }), isWhole: true };
}

export function dayAndTime(when: { date: string; end: string | null }, i18n: Language): string {
  const { day, time } = spanOf(when, i18n);
  return [day, time].filter(Boolean).join(", ");
}
