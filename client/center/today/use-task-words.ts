import { useTranslation } from "react-i18next";
import { dayAfter, localDay } from "#contract/values/clock-of-place.ts";
import { formatTime } from "#contract/values/dates.ts";
import { formatDayInWords } from "#contract/values/day-in-words.ts";
import { MOST_COUNTED, type Task } from "#contract/values/overview.ts";

type LegalText = "Impressum" | "Datenschutz" | "AGB" | "Widerrufsbelehrung";

/** The sentence of a task, and the words of its button. */
export function useTaskWords(): (task: Task) => { sentence: string; action: string } {
  const { t, i18n } = useTranslation("overview");
  const { t: site } = useTranslation();
  const sinceWords = (at: string): string => {
    const today = localDay(new Date());
    const begun = localDay(new Date(at));
    if (begun >= today) return t("since.today");
    if (begun === dayAfter(today, -1)) return t("since.yesterday");
    return t("since.days", { count: Math.round((Date.parse(today) - Date.parse(begun)) / 86_400_000) });
  };
  return ({ kind, count, one, at, day, pages = [] }) => {
    const values = {
      count,
      total: count < MOST_COUNTED ? String(count) : t("moreThan", { most: MOST_COUNTED - 1 }),
      name: one?.name || t("nameless"),
      number: one?.number ?? "",
      since: at === null ? "" : sinceWords(at),
      // The names come from the footer's texts, because these exist in English too.
      pages: pages.map((name) => site(`footer.${name as LegalText}`, { defaultValue: name })).join(", "),
    };
    const action = t(`mend.${kind}`, { count });
    if (kind === "sponsorsEnding" && day !== undefined) {
      const today = localDay(new Date());
      const words = { name: values.name, day: formatDayInWords(day, i18n.language, today) };
      return { sentence: day < today ? t("sponsorEnded", words) : t("sponsorEnds", words), action };
    }
    if (kind === "eventsTomorrow" && one !== null && at !== null)
      return { sentence: t("eventTomorrowAt", { name: one.name, time: formatTime(at) ?? "" }), action };
    return { sentence: t(`kinds.${kind}`, values), action };
  };
}
