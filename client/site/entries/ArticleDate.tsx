// The day and time of an event; for other entries the publish date.
import { useTranslation } from "react-i18next";
import { formatDay } from "#contract/dates.ts";
import type { ArticleData } from "./article-data.ts";
import styles from "./Article.module.css";
import { whenOf } from "./when.ts";

export function ArticleDate({ entry, state }: Pick<ArticleData, "entry" | "state">) {
  const { t, i18n } = useTranslation();
  if (entry.date !== null) {
    const { day, time } = whenOf(entry.date, i18n);
    return (
      <p className={`${styles.date} ${styles.when}`}>
        <time dateTime={entry.date}>{[day, time].filter(Boolean).join(", ")}</time>
      </p>
    );
  }
  if (entry.publishDate === null) return <p className={styles.date}>{t("list.draft")}</p>;
  const date = formatDay(entry.publishDate);
  return (
    <p className={styles.date}>
      <time dateTime={entry.publishDate}>
        {state === "scheduled" ? t("article.scheduled", { date }) : t("article.published", { date })}
      </time>
    </p>
  );
}
