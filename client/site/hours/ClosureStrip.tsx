// The strip at the top of every page during a closure with a reason.
import { useTranslation } from "react-i18next";
import styles from "./Hours.module.css";
import { TodayLine } from "./TodayLine.tsx";
import { useToday } from "./use-today.ts";

export function ClosureStrip() {
  const { t } = useTranslation();
  const today = useToday();
  if (today === null || today.closure === null) return null;
  return (
    <section aria-label={t("today.label")} className={styles.strip}>
      <TodayLine />
    </section>
  );
}
