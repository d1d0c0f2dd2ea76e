import { useTranslation } from "react-i18next";
import { formatDay } from "#contract/values/dates.ts";
import { type ArticleData, shownWhen } from "../blocks/article-data.ts";
import styles from "./Article.module.css";
import { StatusMark } from "./StatusWords.tsx";
import { dayAndTime } from "./when.ts";

export function ArticleDate({ article }: { article: ArticleData }) {
  const { t, i18n } = useTranslation();
  const { entry, state } = article;
  const when = shownWhen(article);
  if (when !== null) {
    return (
      <p className={`${styles.date} ${styles.when}`}>
        <time dateTime={when.date}>{dayAndTime(when, i18n)}</time> <StatusMark of={when} className={styles.mark} />
      </p>
    );
  }
  if (entry.publishDate === null || state === "draft") return <p className={styles.date}>{t("list.draft")}</p>;
  const date = formatDay(entry.publishDate);
  return (
    <p className={styles.date}>
      <time dateTime={entry.publishDate}>
        {state === "scheduled" ? t("article.scheduled", { date }) : t("article.published", { date })}
      </time>
    </p>
  );
}
