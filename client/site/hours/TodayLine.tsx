import { useTranslation } from "react-i18next";
import styles from "./Hours.module.css";
import { todayWords } from "./today-words.ts";
import { useToday } from "./use-today.ts";

export function TodayLine() {
  const { t, i18n } = useTranslation();
  const today = useToday();
  if (today === null) return null;
  const { state, reason, next } = todayWords(today, t, i18n.language);
  const parts = [
    state && <span key="state">{state}</span>,
    reason && (
      <span key="reason" lang={reason.isEnglish ? "en" : "de"}>
        {reason.text}
      </span>
    ),
    next && <span key="next">{next}</span>,
  ].filter((part) => part !== null);
  return (
    <span className={styles.today} data-state={today.openUntil === null ? "closed" : "open"}>
      {parts.map((part, index) => (index === 0 ? part : [" · ", part]))}
    </span>
  );
}
