// The day and the time of an event, in words.
import type { i18n } from "i18next";
import { formatDay, formatTime, formatWeekday } from "#contract/dates.ts";

/** 'Samstag, 28/11/2026' and '19:00 Uhr'; no time for a whole day. */
export function whenOf(
  date: string,
  { t, language }: Pick<i18n, "t" | "language">,
): { day: string; time: string | null } {
  const time = formatTime(date);
  return {
    day: t("event.on", { weekday: formatWeekday(date, language), date: formatDay(date) }),
    time: time && t("event.at", { time }),
  };
}
