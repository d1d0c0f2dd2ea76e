import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { addressLine } from "#contract/values/address-line.ts";
import { entryPath, eventCalendarPath } from "#contract/values/pages.ts";
import { useAddress } from "../../language/content.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { type ArticleData, shownWhen } from "../blocks/article-data.ts";
import styles from "./Article.module.css";
import { statusWords } from "./status-words.ts";
import { endOfSpan, spanOf } from "./when.ts";

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
  const { date, end } = shown;
  const endTime = end === null || isWhole ? null : endOfSpan({ date, end }).time;
  const { place } = shown;
  const { price = "" } = entry.event ?? {};
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
            <dt>{t(isWhole ? "event.time" : "event.begin")}</dt>
            <dd>{time}</dd>
          </>
        )}
        {endTime && (
          <>
            <dt>{t("event.end")}</dt>
            <dd>{t("event.at", { time: endTime })}</dd>
          </>
        )}
        {when?.words && (
          <>
            <dt>{t(entry.event?.rrule ? "event.again" : "event.dates")}</dt>
            <dd>{when.words[i18n.language === "en" ? "en" : "de"]}</dd>
          </>
        )}
        {(place || address) && (
          <>
            <dt>{t("event.place")}</dt>
            <dd lang="de">
              {place || (
                <>
                  {title}
                  <br />
                  {address}
                </>
              )}
            </dd>
          </>
        )}
        {price && (
          <>
            <dt>{t("event.price")}</dt>
            <dd lang="de">{price}</dd>
          </>
        )}
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

type NextProps = { path: string; when: NonNullable<ArticleData["when"]>; usualPlace: string };

function NextDates({ when, ...rest }: NextProps) {
  const { t } = useTranslation();
  const others = when.next.filter(({ day }) => day !== when.day);
  if (others.length === 0) return null;
  return (
    <>
      <h3>{t("event.next")}</h3>
      <DateList {...rest} dates={others.slice(0, SHOWN)} />
      {others.length > SHOWN && (
        <details key={when.day}>
          <summary>{t("list.more")}</summary>
          <DateList {...rest} dates={others.slice(SHOWN)} />
          {when.isMore && <p>{t("event.comesAgain")}</p>}
        </details>
      )}
    </>
  );
}

type NextDate = NonNullable<ArticleData["when"]>["next"][number];

function DateList({ path, dates, usualPlace }: Omit<NextProps, "when"> & { dates: readonly NextDate[] }) {
  const { t, i18n } = useTranslation();
  return (
    <ul>
      {dates.map((one) => {
        const { day, time } = spanOf(one, i18n);
        const mark = statusWords(one, t);
        return (
          <li key={one.day}>
            <Link to={`${path}?tag=${one.day}`}>{[day, time].filter(Boolean).join(", ")}</Link>{" "}
            {mark !== "" && <span className={styles.small}>{mark}</span>}
            {one.place !== usualPlace && <span lang="de">{one.place}</span>}
          </li>
        );
      })}
    </ul>
  );
}
