import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLanguageOf } from "../../../language/content.ts";
import styles from "./Month.module.css";
import { type Day, type Month, weekdaysIn, weeksOf } from "./month-grid.ts";

export function MonthDays({ month }: { month: Month }) {
  const { i18n } = useTranslation("calendar");
  return (
    <table className={styles.days} aria-labelledby="month">
      <thead>
        <tr>
          {weekdaysIn(i18n.language).map(({ short, long }) => (
            <th key={short} scope="col">
              <abbr title={long}>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={week.find(Boolean)?.day ?? index}>
            {week.map((day, weekday) => (
              <td key={day?.day ?? weekday}>{day && <DayCell day={day} today={month.today} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell({ day: { day, number, events }, today }: { day: Day; today: string }) {
  const now = day === today ? ({ "aria-current": "date" } as const) : {};
  const content = useLanguageOf();
  const [first] = events;
  if (!first) return <span {...now}>{number}</span>;
  const isOff = events.every(({ status }) => status === "cancelled");
  const titles = events.map(({ title }) => title).join(", ");
  const shared = {
    ...now,
    className: isOff ? `${styles.on} ${styles.off}` : styles.on,
    title: titles,
  };
  const words = (
    <>
      {number}
      <span className="visually-hidden" lang={events.some(({ isGerman }) => isGerman) ? "de" : content}>
        : {titles}
      </span>
    </>
  );
  if (events.length > 1)
    return (
      <a href={`#on-${first.id}-${first.day}`} {...shared}>
        {words}
      </a>
    );
  return (
    <Link to={first.path} {...shared}>
      {words}
    </Link>
  );
}
