import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { fixedPages } from "#contract/values/pages.ts";
import styles from "./Hours.module.css";
import { TodayLines } from "./TodayLines.tsx";
import { useToday } from "./use-today.ts";

export function ClosureStrip() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const closed = useToday()?.places.filter(({ closure }) => closure !== null) ?? [];
  if (closed.length === 0) return null;
  return (
    <section
      aria-label={t("today.label")}
      className={`${styles.strip} ${pathname === fixedPages.Willkommen ? styles.besideTools : ""}`}
    >
      <TodayLines places={closed} isShort />
    </section>
  );
}
