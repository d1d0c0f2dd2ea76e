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

/** With the end: '19:00–22:00 Uhr', or from one day to another. */
export function spanOf({ date, end }: { date: string; end: string | null }, i18n: Language): Words {
  const from = whenOf(date, i18n);
  if (end === null) return from;
  const [begins, ends] = [formatTime(date), formatTime(end)];
  const isNight = begins !== null && ends !== null && Date.parse(end) - Date.parse(date) < NIGHT_MS;
  if (!isNight && formatDay(date) !== formatDay(end))
    return { day: `${from.day} – ${whenOf(end, i18n).day}`, time: from.time };
  if (!begins || !ends) return from;
  return { day: from.day, time: i18n.t("event.at", { time: `${begins}–${ends}` }), isWhole: true };
}
