// A rule in words that fit the beginning: 'jeden Monat am zweiten Samstag'.
import { useTranslation } from "react-i18next";
import { factsOfDay, type RuleKind, type Weekday, weekdays } from "./rule-form.ts";

export function useRuleWords(date: string) {
  const { t, i18n } = useTranslation("admin");
  const weekdayName = (weekday: Weekday, length: "short" | "long"): string =>
    new Intl.DateTimeFormat(i18n.language, { weekday: length, timeZone: "UTC" }).format(
      new Date(Date.UTC(1970, 0, 5 + weekdays.indexOf(weekday))),
    );
  const { weekday, nth, dayOfMonth } = factsOfDay(date);
  const day = weekdayName(weekday, "long");
  const kindName = (kind: RuleKind): string =>
    kind === "NTH"
      ? t(`event.nth.${String(Math.min(nth, 4)) as "1"}`, { day })
      : t(`event.kinds.${kind}`, { day, dayOfMonth });
  return { kindName, weekdayName };
}
