// Says how a number has changed: by words and percent, because an arrow alone says nothing to those who do not see it.
import { useTranslation } from "react-i18next";

export function useTrend(): (now: number, before: number) => string {
  const { t } = useTranslation("analytics");
  return (now, before) => {
    if (before === 0) return t("new");
    const percent = Math.round((100 * Math.abs(now - before)) / before);
    if (percent === 0) return t("same");
    return t(now > before ? "more" : "less", { percent });
  };
}
