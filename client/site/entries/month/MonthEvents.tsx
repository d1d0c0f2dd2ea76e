import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDay } from "#contract/values/dates.ts";
import { useLanguageOf } from "../../../language/content.ts";
import { GermanMark } from "../../German.tsx";
import { StatusMark } from "../StatusWords.tsx";
import { lineOf } from "../when.ts";
import styles from "./Month.module.css";
import type { Month, MonthEvent } from "./month-grid.ts";

export function MonthEvents({ month: { events, today } }: { month: Month }) {
  const { t } = useTranslation("calendar");
  if (events.length === 0) return <p className={styles.none}>{t("none")}</p>;
  return (
    <ol className={styles.events}>
      {events.map((event) => (
        <li
          key={`${event.id} ${event.day}`}
          id={`on-${event.id}-${event.day}`}
          className={event.lastDay < today ? styles.past : undefined}
        >
          <EventLine event={event} />
        </li>
      ))}
    </ol>
  );
}

function EventLine({ event }: { event: MonthEvent }) {
  const { title, isGerman, path, date, end, day, lastDay, status } = event;
  const { t } = useTranslation("calendar");
  const { t: site, i18n } = useTranslation();
  const lang = useLanguageOf(isGerman);
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: "short", timeZone: "UTC" }).format(new Date(day));
  const { time } = lineOf({ date, end });
  const until = lastDay > day && !time ? t("until", { date: formatDay(lastDay) }) : null;
  return (
    <>
      <time dateTime={date} className={styles.when}>
        {[`${weekday}, ${formatDay(day)}`, time && site("event.at", { time }), until].filter(Boolean).join(", ")}
      </time>
      <Link to={path} lang={lang} className={status === "cancelled" ? styles.gone : undefined}>
        {title}
      </Link>
      {isGerman && <GermanMark />} <StatusMark of={event} className={styles.mark} />
    </>
  );
}
