import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { addressLine } from "#contract/values/address-line.ts";
import { entryPath, eventCalendarPath } from "#contract/values/pages.ts";
import { useAddress } from "../../language/content.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { type ArticleData, shownWhen } from "../blocks/article-data.ts";
import styles from "./Article.module.css";
import { StatusMark } from "./StatusWords.tsx";
import { dayAndTime, endOfSpan, spanOf } from "./when.ts";

type FactLabel = "day" | "time" | "begin" | "end" | "again" | "dates" | "place" | "price";

export function EventFacts({ article }: { article: ArticleData }) {
  const { t, i18n } = useTranslation();
  const addressIn = useAddress();
  const { entry, state, when } = article;
  const { title, site } = useSiteSettings();
  const address = addressLine(site.address);
  const calendar = eventCalendarPath(entry);
  const shown = shownWhen(article);
  if (calendar === null || shown === null) return null;
  const { day, time, isWhole } = spanOf(shown, i18n);
  const { date, end, place } = shown;
  const endTime = end === null || isWhole ? null : endOfSpan({ date, end }).time;
  const { price = "" } = entry.event ?? {};
  const facts: [label: FactLabel, fact: ReactNode, lang?: "de"][] = [
    ["day", day],
    [isWhole ? "time" : "begin", time],
    ["end", endTime && t("event.at", { time: endTime })],
    [entry.event?.rrule ? "again" : "dates", when?.words?.[i18n.language === "en" ? "en" : "de"]],
    ["place", place || (address && [title, <br key="" />, address]), "de"],
    ["price", price, "de"],
  ];
  const [first] = entry.blocks;
  const isBeside = first?.type === "text" && first.media.length === 0;
  return (
    <aside className={`${styles.facts} ${isBeside ? styles.beside : ""}`} lang={i18n.language} aria-labelledby="facts">
      <h2 id="facts">{t("event.facts")}</h2>
      <dl>
        {facts.map(([label, fact, lang]) => {
          if (!fact) return null;
          return (
            <Fragment key={label}>
              <dt>{t(`event.${label}`)}</dt>
              <dd lang={lang}>{fact}</dd>
            </Fragment>
          );
        })}
      </dl>
      {when && (
        <NextDates
          path={entryPath(entry) ?? `/Veranstaltungen/${entry.id}`}
          when={when}
          usualPlace={entry.event?.place ?? ""}
        />
      )}
      {/* The server offers calendar files only for public events. */}
      {state === "public" && <a href={addressIn(calendar)}>{t("article.toCalendar")}</a>}
    </aside>
  );
}

/** So many dates are shown at once. */
const SHOWN = 6;

type When = NonNullable<ArticleData["when"]>;
type NextProps = { path: string; when: When; usualPlace: string };

function NextDates({ path, when, usualPlace }: NextProps) {
  const { t, i18n } = useTranslation();
  const others = when.next.filter(({ day }) => day !== when.day);
  if (others.length === 0) return null;
  const listOf = (dates: When["next"]) => (
    <ul>
      {dates.map((one) => (
        <li key={one.day}>
          <Link to={`${path}?tag=${one.day}`}>{dayAndTime(one, i18n)}</Link>{" "}
          <StatusMark of={one} className={styles.small} />
          {one.place !== usualPlace && <span lang="de">{one.place}</span>}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <h3>{t("event.next")}</h3>
      {listOf(others.slice(0, SHOWN))}
      {others.length > SHOWN && (
        <details>
          <summary>{t("list.more")}</summary>
          {listOf(others.slice(SHOWN))}
          {when.isMore && t("event.comesAgain")}
        </details>
      )}
    </>
  );
}
