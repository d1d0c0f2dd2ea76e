import { Fragment, useId } from "react";
import { useTranslation } from "react-i18next";
import { useSiteSettings } from "../../api/loaded.ts";
import article from "../entries/Article.module.css";
import styles from "./WeekHours.module.css";
import { closureWords, hoursByPlace, type Say } from "#contract/values/hours-words.ts";
import { TodayLines } from "./TodayLines.tsx";
import { useToday } from "./use-today.ts";

/** @param mark the id by which the editor finds the block */
export function WeekHours({ mark }: { mark?: string | undefined }) {
  const { t, i18n } = useTranslation();
  // The generated type of `t` requires the values of each key, so a more general type is used.
  const say = t as unknown as Say;
  const { site, today } = useSiteSettings();
  const said = useToday();
  const heading = useId();
  const places = site.openingHours.length === 0 ? [] : hoursByPlace(site.openingHours, say, i18n.language);
  // The day is from the server, so that hydration renders the same HTML.
  const closed = today ? closureWords(site, today.day, say, i18n.language) : [];
  if (places.length === 0 && closed.length === 0) return null;
  return (
    <section
      aria-labelledby={heading}
      data-block={mark}
      lang={i18n.language}
      className={`${article.half} ${article.led} ${styles.week}`}
    >
      <h2 id={heading}>{t("hours.title")}</h2>
      {said && (
        <p>
          <TodayLines places={said.places} />
        </p>
      )}
      <div className={styles.places}>
        {places.map(({ place, rows }) => (
          <div key={place.text}>
            {place.text !== "" && <h3 lang={place.isEnglish ? "en" : "de"}>{place.text}</h3>}
            <dl className={styles.rows}>
              {rows.map(({ days, times }) => (
                <Fragment key={days}>
                  <dt>{days}</dt>
                  <dd>{times}</dd>
                </Fragment>
              ))}
            </dl>
          </div>
        ))}
      </div>
      {closed.length > 0 && (
        <ul className={styles.closed}>
          {closed.map(({ place, when, text, isEnglish }) => (
            <li key={place.text + when + text}>
              {place.text !== "" && <span lang={place.isEnglish ? "en" : "de"}>{place.text}, </span>}
              {when}: {text ? <span lang={isEnglish ? "en" : "de"}>{text}</span> : t("hours.closed")}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
