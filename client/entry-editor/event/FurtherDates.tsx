// Further dates of an event, each added by its day.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDay, formatMoment, formatTime } from "#contract/values/dates.ts";
import { limits } from "#contract/values/limits.ts";
import type { EventFields } from "#contract/schemas/events.ts";
import { Button, IconButton } from "../../ui/admin/Button.tsx";
import field from "../../ui/admin/Field.module.css";
import { MomentField } from "../../ui/admin/MomentField.tsx";
import { notify } from "../../ui/admin/notices.tsx";
import styles from "./EventDetails.module.css";
import { dayOfBeginning } from "./rule-form.ts";
import type { UpdateEvent } from "./set-event.ts";
import { withDate, withDateAgain, withoutDate } from "./single-dates.ts";

type Props = { event: EventFields; date: string; error: string | undefined; update: UpdateEvent };

export function FurtherDates({ event, date, error, update }: Props) {
  const { rdates } = event;
  const { t } = useTranslation("admin");
  const [typed, setTyped] = useState<string | null>(null);
  const [isTaken, setIsTaken] = useState(false);
  const [said, say] = useState("");
  const time = formatTime(date);
  const isFull = rdates.length >= limits.rdates;
  const add = (): void => {
    if (typed === null) return;
    const isThere = [date, ...rdates].some((one) => dayOfBeginning(one) === dayOfBeginning(typed));
    setIsTaken(isThere);
    if (isThere) return;
    update((now) => ({ rdates: withDate(now.rdates, typed) }));
    say(t("event.isAdded", { day: formatMoment(typed) }));
    setTyped(null);
  };
  const remove = (listed: string): void => {
    update((now) => withoutDate(now, listed));
    say("");
    notify(t("event.isRemoved", { day: formatMoment(listed) }), "good", {
      label: t("undo"),
      run: () => update((now) => withDateAgain(now, event, listed)),
    });
  };
  return (
    <div className={styles.leftOut} role="group" aria-label={t("event.further")}>
      <div className={styles.adding}>
        <MomentField
          label={t("event.furtherDate")}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setIsTaken(false);
          }}
          isDayOnly={time === null}
          isDayEnough
          isClearable={false}
          hint={time === null ? undefined : t("event.furtherHint", { time })}
          error={isTaken && typed !== null ? t("event.isThere", { day: formatDay(typed) }) : error}
        />
        <Button tone="quiet" isDisabled={typed === null || isFull} onPress={add}>
          {t("event.addDate")}
        </Button>
      </div>
      <p role="status" className={field.hint}>
        {isFull ? t("event.furtherFull", { count: limits.rdates }) : said}
      </p>
      {rdates.length > 0 && (
        <ul className={styles.days}>
          {rdates.map((one) => (
            <li key={one}>
              {formatMoment(one)}
              <IconButton
                icon="close"
                label={t("event.removeDate", { day: formatMoment(one) })}
                onPress={() => remove(one)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
