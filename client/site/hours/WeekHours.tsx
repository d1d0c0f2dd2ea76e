import { Fragment, useId } from "react";
import { useTranslation } from "react-i18next";
import { useSiteSettings } from "../../api/loaded.ts";
import styles from "./Hours.module.css";
import { closureWords, hourRows, type Say } from "#contract/values/hours-words.ts";
import { TodayLine } from "./TodayLine.tsx";
import { useToday } from "./use-today.ts";

/** @param mark the id by which the editor finds the block */
export function WeekHours({ mark }: { mark?: string | undefined }) {
  const { t, i18n } = useTranslation();
  // A weaker type than `t`, because i18next's generated type requires the values of each key.
  const say = t as unknown as Say;
  const { site, today } = useSiteSettings();
  const said = useToday();
  const heading = useId();
  const rows = hourRows(site.openingHours, say, i18n.language);
  // The day comes from the server's answer, so that hydration matches its HTML.
  const closed = today ? closureWords(site.closed, today.day, say, i18n.language) : [];
  if (rows.length === 0 && closed.length === 0) return null;
  return (
    <section aria-labelledby={heading} data-block={mark} lang={i18n.language} className={styles.week}>
      <h2 id={heading}>{t("hours.title")}</h2>
      {said && (
        <p>
          <TodayLine />
        </p>
      )}
      {rows.length > 0 && (
        <dl className={styles.rows}>
          {rows.map(({ days, times }) => (
            <Fragment key={days}>
              <dt>{days}</dt>
              <dd>{times}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {closed.length > 0 && (
        <ul className={styles.closed}>
          {closed.map(({ when, text, isEnglish }) => (
            <li key={when + text}>
              {when}: {text ? <span lang={isEnglish ? "en" : "de"}>{text}</span> : t("hours.closed")}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
