import { useTranslation } from "react-i18next";
import styles from "./Hours.module.css";
import { TodayLines } from "./TodayLines.tsx";
import { useToday } from "./use-today.ts";

export function ClosureStrip() {
  const { t } = useTranslation();
  const closed = useToday()?.places.filter(({ closure }) => closure !== null) ?? [];
  if (closed.length === 0) return null;
  return (
    <section aria-label={t("today.label")} className={styles.strip}>
      <TodayLines places={closed} isShort />
    </section>
  );
}
