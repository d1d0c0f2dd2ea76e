import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDay, formatWeekday } from "#contract/values/dates.ts";
import { useLanguageOf } from "../../language/content.ts";
import type { Answers } from "../../api/trpc.ts";
import { lineOf } from "./when.ts";
import { GermanMark, PageLink } from "../German.tsx";
import styles from "../pages/HomePage.module.css";

type EventLine = Answers["entries"]["front"]["events"][number];

export function NextEvents({ events }: { events: EventLine[] }) {
  return (
    <div className={styles.section}>
      <EventsStrip events={events} />
    </div>
  );
}

export function EventsStrip({ events, mark }: { events: EventLine[]; mark?: string | undefined }) {
  const { t } = useTranslation();
  const heading = useId();
  return (
    <section aria-labelledby={heading} data-block={mark}>
      <header className={styles.head}>
        <h2 id={heading}>{t("home.events")}</h2>
        <PageLink to="/Veranstaltungen">{t("home.allEvents")}</PageLink>
      </header>
      <ol className={styles.events}>
        {events.map((event) => (
          <li key={event.id}>
            <Link to={event.path} className={styles.event}>
              <EventTime event={event} />
              <span className={styles.title}>
                <EventTitle event={event} />
                {event.status !== "scheduled" && <span className={styles.mark}>{t(`event.${event.status}`)}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

function EventTitle({ event: { title, isGerman } }: { event: EventLine }) {
  const lang = useLanguageOf(isGerman);
  return (
    <>
      <span lang={lang}>{title}</span>
      {isGerman && <GermanMark />}
    </>
  );
}

function EventTime({ event: { date, end } }: { event: EventLine }) {
  const { t, i18n } = useTranslation();
  const { time, last } = lineOf({ date, end });
  return (
    <time dateTime={date}>
      <span className={styles.weekday}>{formatWeekday(date, i18n.language)}</span>{" "}
      <span className={styles.day}>{formatDay(date)}</span>
      {formatDay(last) !== formatDay(date) && ` – ${formatDay(last)}`}
      {time && `, ${t("event.at", { time })}`}
    </time>
  );
}
