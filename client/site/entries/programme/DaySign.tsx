import { useTranslation } from "react-i18next";
import { dayParts } from "#contract/values/dates.ts";
import styles from "./Programme.module.css";

export function DaySign({ date }: { date: string }) {
  const { i18n } = useTranslation();
  const { day, weekday, month } = dayParts(date, i18n.language);
  return (
    <span aria-hidden="true" className={styles.sign}>
      <span className={styles.weekday}>{weekday}</span>
      <span className={styles.day}>{day}</span>
      <span className={styles.month}>{month}</span>
    </span>
  );
}
