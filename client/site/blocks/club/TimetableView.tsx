import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { BlockOf } from "#contract/blocks/schema.ts";
import { timesByDay } from "#contract/blocks/timetable/times-by-day.ts";
import { isGerman } from "#contract/blocks/shown.ts";
import { dayName } from "#contract/values/hours-words.ts";
import article from "../../entries/Article.module.css";
import { GermanMark, MarkedText } from "../../German.tsx";
import type { BlockViewProps } from "../block-view-props.ts";
import styles from "./Timetable.module.css";

/**
 * The roles are those of the elements. They are written, because the style sheet shows the table in another way on
 * telephones, and browsers would then forget that it is a table.
 */
export function TimetableView({ block, mark }: BlockViewProps<BlockOf<"timetable">>) {
  const { t, i18n } = useTranslation("calendar");
  const id = useId();
  const { title, rows } = block;
  if (rows.length === 0) return null;
  const hasPlaces = rows.some(({ place }) => place !== "");
  const hasNotes = rows.some(({ note }) => note !== "");
  const isInGerman = (block.german ?? []).some((field) => field.startsWith("rows."));
  return (
    <section data-block={mark} className={article.block}>
      {title && (
        <h2 id={id} className={article.listTitle}>
          <MarkedText isGerman={isGerman(block, "title")}>{title}</MarkedText>
        </h2>
      )}
      <div className={article.full}>
        {isInGerman && <GermanMark isAbove />}
        {/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */}
        <table
          role="table"
          className={styles.table}
          {...(title ? { "aria-labelledby": id } : { "aria-label": t("timetable.title") })}
        >
          <thead role="rowgroup" lang={i18n.language}>
            <tr role="row">
              <th scope="col" role="columnheader">
                {t("timetable.day")}
              </th>
              <th scope="col" role="columnheader">
                {t("timetable.time")}
              </th>
              <th scope="col" role="columnheader">
                {t("timetable.group")}
              </th>
              {hasPlaces && (
                <th scope="col" role="columnheader">
                  {t("timetable.place")}
                </th>
              )}
              {hasNotes && (
                <th scope="col" role="columnheader">
                  {t("timetable.note")}
                </th>
              )}
            </tr>
          </thead>
          {timesByDay(rows).map(({ day, times }) => (
            <tbody key={day} role="rowgroup">
              {times.map(({ row: { from, to, group, place, note }, index }, at) => (
                <tr key={index} role="row">
                  {at === 0 && (
                    <th scope="rowgroup" role="rowheader" rowSpan={times.length} lang={i18n.language}>
                      {dayName(day, i18n.language)}
                    </th>
                  )}
                  <td role="cell" lang={i18n.language} className={styles.time}>
                    {t("timetable.times", { from, to })}
                  </td>
                  <td role="cell" className={styles.group}>
                    <MarkedText isSaid isGerman={isGerman(block, `rows.${index}.group`)}>
                      {group}
                    </MarkedText>
                  </td>
                  {hasPlaces && (
                    <td role="cell">
                      <MarkedText isSaid isGerman={isGerman(block, `rows.${index}.place`)}>
                        {place}
                      </MarkedText>
                    </td>
                  )}
                  {hasNotes && (
                    <td role="cell">
                      <MarkedText isSaid isGerman={isGerman(block, `rows.${index}.note`)}>
                        {note}
                      </MarkedText>
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
        {/* oxlint-enable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */}
      </div>
    </section>
  );
}
