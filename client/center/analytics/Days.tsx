import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { VisitsAnswer } from "#contract/schemas/analytics.ts";
import { formatDay, formatWeekday } from "#contract/values/dates.ts";
import screen from "../Screen.module.css";
import styles from "./Analytics.module.css";
import { DaysPlot } from "./DaysPlot.tsx";

export function Days({ days }: { days: VisitsAnswer["days"] }) {
  const { t, i18n } = useTranslation("analytics");
  const label = useId();
  const [first, last] = [days[0]?.day ?? "", days.at(-1)?.day ?? ""];
  const about = t("days.plot", { count: days.length, from: formatDay(first), to: formatDay(last) });
  const numbers = new Intl.NumberFormat(i18n.language);
  return (
    <section aria-labelledby={label} className={`${screen.panel} ${styles.days}`}>
      <h2 id={label}>{t("days.title")}</h2>
      <div className={styles.beside}>
        <DaysPlot days={days} about={about} />
        {/* The tabIndex makes the region scrollable by keyboard. */}
        <div className={styles.scrolled} role="region" aria-label={t("days.table")} tabIndex={0}>
          <table className={styles.table} aria-label={t("days.table")}>
            <thead>
              <tr>
                <th scope="col">{t("days.day")}</th>
                <th scope="col">{t("views")}</th>
                <th scope="col">{t("visitors")}</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, views, visitors }) => (
                <tr key={day}>
                  <th scope="row">
                    <abbr title={formatWeekday(day, i18n.language)}>
                      {formatWeekday(day, i18n.language).slice(0, 2)}
                    </abbr>{" "}
                    {formatDay(day)}
                  </th>
                  <td>{numbers.format(views)}</td>
                  <td>{numbers.format(visitors)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}
