import { useTranslation } from "react-i18next";

const change = (now: number, before: number): number => (now - before) / before;

export function useTrend(): (now: number, before: number) => string {
  const { t } = useTranslation("analytics");
  return (now, before) => {
    if (before === 0) return t("new");
    const percent = Math.round(100 * Math.abs(change(now, before)));
    if (percent === 0) return t("same");
    return t(now > before ? "more" : "less", { percent });
  };
}

export function useShortTrend(): (now: number, before: number) => string {
  const { t, i18n } = useTranslation("analytics");
  const percents = new Intl.NumberFormat(i18n.language, { style: "percent", signDisplay: "exceptZero" });
  return (now, before) => (before === 0 ? t("new") : percents.format(change(now, before)));
}
