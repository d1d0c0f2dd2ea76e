// The date of an event, with a link to its calendar file; for other entries the publish date.
import { useTranslation } from "react-i18next";
import { eventCalendarPath } from "#contract/pages.ts";
import { formatDay, formatTime, formatWeekday } from "../../dates.ts";
import type { ArticleData } from "./article-data.ts";
import styles from "./Article.module.css";

export function ArticleDate({ entry, state }: Pick<ArticleData, "entry" | "state">) {
  const { t } = useTranslation();
  if (entry.date !== null) return <EventDate entry={entry} date={entry.date} isPublic={state === "public"} />;
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

/** Only public events have calendar files. */
function EventDate({ entry, date, isPublic }: { entry: ArticleData["entry"]; date: string; isPublic: boolean }) {
  const { t, i18n } = useTranslation();
  const time = formatTime(date);
  const calendar = isPublic ? eventCalendarPath(entry) : null;
  return (
    <p className={`${styles.date} ${styles.when}`}>
      <time dateTime={date}>
        {t(time === null ? "article.when" : "article.whenAt", {
          weekday: formatWeekday(date, i18n.language),
          date: formatDay(date),
          time,
        })}
      </time>
      {calendar && <a href={calendar}>{t("article.toCalendar")}</a>}
    </p>
  );
}
