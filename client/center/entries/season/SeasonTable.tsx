import { useTranslation } from "react-i18next";
import { formatMoment, formatWeekday } from "#contract/values/dates.ts";
import type { SeasonEvent } from "#contract/schemas/season.ts";
import { Checkbox } from "../../../ui/admin/Checkbox.tsx";
import styles from "./Season.module.css";

type Props = { events: SeasonEvent[]; chosen: readonly string[]; onChoose: (ids: string[], isOn: boolean) => void };

export function SeasonTable({ events, chosen, onChoose }: Props) {
  const { t } = useTranslation("admin");
  const all = events.map(({ id }) => id);
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={t("season.programme")}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                aria-label={t("season.all")}
                isSelected={chosen.length === events.length}
                isIndeterminate={chosen.length > 0 && chosen.length < events.length}
                onChange={(isOn) => onChoose(all, isOn)}
              />
            </th>
            <th scope="col">{t("season.event")}</th>
            <th scope="col">{t("season.was")}</th>
            <th scope="col">{t("season.will")}</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <tr key={event.id}>
              <td>
                <Checkbox
                  aria-label={event.title}
                  isSelected={chosen.includes(event.id)}
                  onChange={(isOn) => onChoose([event.id], isOn)}
                />
              </td>
              <td>
                <span lang="de">{event.title}</span>
                {event.isThere && <span className={styles.there}>{t("season.isThere")}</span>}
              </td>
              <td>
                <Day value={event.date} />
              </td>
              <td>
                <Day value={event.newDate} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Day({ value }: { value: string }) {
  const { i18n } = useTranslation();
  return (
    <time dateTime={value}>
      {formatWeekday(value, i18n.language)}
      <br />
      {formatMoment(value)}
    </time>
  );
}
