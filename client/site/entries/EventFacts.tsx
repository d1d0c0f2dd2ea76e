// The facts of an event at a glance, beside the beginning of its text: when, where, and the way into one's calendar.
import { useTranslation } from "react-i18next";
import { addressLine } from "#contract/address-line.ts";
import { eventCalendarPath } from "#contract/pages.ts";
import { useSiteConfig } from "../../loaded.ts";
import type { ArticleData } from "./article-data.ts";
import styles from "./Article.module.css";
import { whenOf } from "./when.ts";

export function EventFacts({ article: { entry, state } }: { article: ArticleData }) {
  const { t, i18n } = useTranslation();
  const { title, site } = useSiteConfig();
  const address = addressLine(site.address);
  const calendar = eventCalendarPath(entry);
  if (calendar === null || entry.date === null) return null;
  const { day, time } = whenOf(entry.date, i18n);
  const [first] = entry.blocks;
  const isBeside = first?.type === "text" && first.media.length === 0;
  return (
    <aside className={`${styles.facts} ${isBeside ? styles.beside : ""}`} lang={i18n.language} aria-labelledby="facts">
      <h2 id="facts">{t("event.facts")}</h2>
      <dl>
        <dt>{t("event.day")}</dt>
        <dd>{day}</dd>
        {time && (
          <>
            <dt>{t("event.begin")}</dt>
            <dd>{time}</dd>
          </>
        )}
        {address && (
          <>
            <dt>{t("event.place")}</dt>
            <dd lang="de">
              {title}
              <br />
              {address}
            </dd>
          </>
        )}
      </dl>
      {/* Only public events have calendar files. */}
      {state === "public" && <a href={calendar}>{t("article.toCalendar")}</a>}
    </aside>
  );
}
