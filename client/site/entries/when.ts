// The day and the time of an event, in words.
import type { i18n } from "i18next";
import { formatDay, formatTime, formatWeekday } from "#contract/dates.ts";

type Words = {
  day: string;
  time: string | null;
  /** Of a time from one to another. */
  isWhole?: boolean;
};
type Language = Pick<i18n, "t" | "language">;

/** A night counts as its evening. */
const NIGHT_MS = 43_200_000;

/** 'Samstag, 28/11/2026' and '19:00 Uhr'; no time for a whole day. */
export function whenOf(date: string, { t, language }: Language): Words {
  const time = formatTime(date);
  return {
    day: t("event.on", { weekday: formatWeekday(date, language), date: formatDay(date) }),
    time: time && t("event.at", { time }),
  };
}

/** The end as people say it: who goes home at midnight was there the day before, until 24:00. */
export function endOfSpan({ date, end }: { date: string; end: string }): { on: string; time: string | null } {
  const time = formatTime(end);
  const isMidnight = time === "00:00" && Date.parse(end) > Date.parse(date);
  return isMidnight ? { on: new Date(Date.parse(end) - 1).toISOString(), time: "24:00" } : { on: end, time };
}

/** With the end: '19:00–22:00 Uhr', or from one day to another; from midnight to midnight is a whole day. */
export function spanOf({ date, end }: { date: string; end: string | null }, i18n: Language): Words {
  const from = whenOf(date, i18n);
  if (end === null || end === date) return from;
  const begins = formatTime(date);
  const { on, time: ends } = endOfSpan({ date, end });
  const isNight = begins !== null && ends !== null && Date.parse(end) - Date.parse(date) < NIGHT_MS;
  if (!isNight && formatDay(date) !== formatDay(on))
    return { day: `${from.day} – ${whenOf(on, i18n).day}`, time: from.time };
  if (!begins || !ends) return from;
  if (begins === "00:00" && ends === "24:00") return { day: from.day, time: null, isWhole: true };
  return { day: from.day, time: i18n.t("event.at", { time: `${begins}–${ends}` }), isWhole: true };
}
