import { useTranslation } from "react-i18next";
import { formatDay, formatWeekday } from "#contract/values/dates.ts";

export function useBucketNames(unit: "day" | "month") {
  const { i18n } = useTranslation();
  const month = (width: "long" | "short", start: string): string =>
    new Intl.DateTimeFormat(i18n.language, { timeZone: "UTC", month: width, year: "numeric" }).format(new Date(start));
  return {
    longName: (start: string): string =>
      unit === "month"
        ? month("long", start)
        : `${formatWeekday(start, i18n.language).slice(0, 2)} ${formatDay(start)}`,
    shortName: (start: string): string => (unit === "month" ? month("short", start) : formatDay(start).slice(0, 5)),
  };
}
