// The dates of a series. Each can be left out, and can have a time, a place and a status of its own.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDay } from "#contract/values/dates.ts";
import type { DateChange } from "#contract/values/event-status.ts";
import type { EventFields, SeriesDateLine } from "#contract/schemas/events.ts";
import { statusWords } from "../../site/entries/StatusWords.tsx";
import { dayAndTime, spanOf } from "../../site/entries/when.ts";
import { Button } from "../../ui/admin/Button.tsx";
import field from "../../ui/admin/Field.module.css";
import { ChangeDateDialog } from "./ChangeDateDialog.tsx";
import styles from "./EventDetails.module.css";
import type { UpdateEvent } from "./set-event.ts";
import { leftOut, takenBack, unchanged, withChange } from "./single-dates.ts";
import { firstShown, more, useSeriesDates } from "./use-series-dates.ts";

type Props = { event: EventFields; date: string; error: string | undefined; update: UpdateEvent };

export function SeriesDates({ event, date, error, update }: Props) {
  const { t } = useTranslation("admin");
  const [shown, setShown] = useState(firstShown);
  const [said, say] = useState("");
  const [edited, setEdited] = useState<SeriesDateLine | null>(null);
  const { data, isError, refetch } = useSeriesDates(date, event, shown);
  const dates = data?.dates ?? [];
  const change = (next: DateChange, words: string): void => {
    update(({ changes }) => ({ changes: withChange(changes, next) }));
    say(words);
  };
  const leaveOut = (day: string): void => {
    update((now) => leftOut(now, day));
    say(t("event.isLeftOut", { day: formatDay(day) }));
  };
  const takeBack = (day: string): void => {
    update((now) => takenBack(now, day));
    say(t("event.comesAgainOn", { day: formatDay(day) }));
  };
  return (
    <div className={styles.series} data-place="dates" role="group" aria-label={t("event.dates")}>
      <h3>{t("event.dates")}</h3>
      {error && (
        <p data-refused className={field.error}>
          {error}
        </p>
      )}
      {isError && (
        <p role="alert" className={field.error}>
          {t("event.datesFailed")} <Button onPress={() => void refetch()}>{t("again")}</Button>
        </p>
      )}
      {data && data.moreEarlier > 0 && (
        <Button tone="plain" onPress={() => setShown(more(shown, "earlier"))}>
          {t("event.earlierDates", { count: data.moreEarlier })}
        </Button>
      )}
      <ul className={styles.seriesDates}>
        {dates.map((line) => (
          <DateLine
            key={line.day}
            line={{ ...line, isLeftOut: event.exdates.includes(line.day) }}
            event={event}
            onChange={() => setEdited(line)}
            onLeaveOut={() => leaveOut(line.day)}
            onTakeBack={() => takeBack(line.day)}
          />
        ))}
        {(data?.stray ?? [])
          .filter((day) => event.changes.some((one) => one.day === day))
          .map((day) => (
            <li key={`stray ${day}`}>
              <span>{t("event.stray", { day: formatDay(day) })}</span>
              <Button
                tone="plain"
                onPress={() => change(unchanged(day), t("event.strayRemoved", { day: formatDay(day) }))}
              >
                {t("event.removeStray")}
              </Button>
            </li>
          ))}
      </ul>
      {data && data.moreComing > 0 && (
        <Button tone="plain" onPress={() => setShown(more(shown, "coming"))}>
          {t("event.moreDates", { count: data.moreComing })}
        </Button>
      )}
      <p role="status" className={field.hint}>
        {said}
      </p>
      <ChangeDateDialog
        line={edited}
        event={event}
        takenDays={dates.flatMap((one) => (one.day === edited?.day || one.isLeftOut ? [] : one.date))}
        onClose={() => setEdited(null)}
        onChange={(next) => change(next, t("event.isChanged", { day: formatDay(next.day) }))}
      />
    </div>
  );
}

type LineProps = {
  line: SeriesDateLine;
  event: EventFields;
  onChange: () => void;
  onLeaveOut: () => void;
  onTakeBack: () => void;
};

function DateLine({ line, event, onChange, onLeaveOut, onTakeBack }: LineProps) {
  const { t } = useTranslation("admin");
  const { t: site, i18n } = useTranslation();
  const named = formatDay(line.day);
  const place = line.place === event.place ? null : line.place;
  const isRetimed = line.insteadOf === null && (line.date !== line.usual.date || line.end !== line.usual.end);
  const usual = spanOf(line.usual, i18n).time;
  const marks = line.isLeftOut
    ? [t("event.leftOutMark")]
    : [
        statusWords(line, site),
        isRetimed && usual !== null ? t("event.instead", { time: usual }) : "",
        place ? t("event.ownPlace", { place }) : "",
      ];
  const mark = marks.filter(Boolean).join(" · ");
  return (
    <li>
      <span className={line.isLeftOut ? styles.gone : undefined}>{dayAndTime(line, i18n)}</span>{" "}
      {mark !== "" && <span className={styles.dateMark}>{mark}</span>}
      <span className={styles.dateActions}>
        {line.isLeftOut ? (
          <Button tone="plain" aria-label={t("event.takeBack", { day: named })} onPress={onTakeBack}>
            {t("event.putOn")}
          </Button>
        ) : (
          <>
            <Button tone="plain" aria-label={t("event.changeDateOf", { day: named })} onPress={onChange}>
              {t("event.changeDate")}
            </Button>
            <Button tone="plain" aria-label={t("event.leaveOutOf", { day: named })} onPress={onLeaveOut}>
              {t("event.leaveOutButton")}
            </Button>
          </>
        )}
      </span>
    </li>
  );
}
