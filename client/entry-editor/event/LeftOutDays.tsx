import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDay } from "#contract/values/dates.ts";
import type { EventFields } from "#contract/schemas/events.ts";
import { Button, IconButton } from "../../ui/admin/Button.tsx";
import field from "../../ui/admin/Field.module.css";
import { MomentField } from "../../ui/admin/MomentField.tsx";
import { dayOfBeginning, whyNoDay } from "./rule-form.ts";
import type { UpdateEvent } from "./set-event.ts";
import { leftOut, takenBack } from "./single-dates.ts";
import styles from "./EventDetails.module.css";

type Props = { event: EventFields; date: string; error: string | undefined; update: UpdateEvent };

export function LeftOutDays({ event: { exdates: days, rrule, rdates }, date, error, update }: Props) {
  const { t } = useTranslation("admin");
  const [typed, setTyped] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const [reason, setReason] = useState<ReturnType<typeof whyNoDay>>(null);
  const add = (): void => {
    if (typed === null) return;
    const isListed = rdates.some((one) => dayOfBeginning(one) === typed);
    const why = isListed ? null : whyNoDay(typed, rrule, date);
    setReason(why);
    if (why !== null) return;
    update((event) => leftOut(event, typed));
    setSaid(t("event.isLeftOut", { day: formatDay(typed) }));
    setTyped(null);
  };
  const remove = (day: string): void => {
    update((event) => takenBack(event, day));
    setSaid(t("event.comesAgainOn", { day: formatDay(day) }));
  };
  return (
    <div className={styles.leftOut} role="group" aria-label={t("event.leftOut")}>
      <div className={styles.adding}>
        <MomentField
          label={t("event.leaveOut")}
          value={typed}
          onChange={(day) => {
            setTyped(day);
            setReason(null);
          }}
          isDayOnly
          isClearable={false}
          error={reason === null ? error : t(`event.noDay.${reason}`)}
        />
        <Button tone="quiet" isDisabled={typed === null} onPress={add}>
          {t("event.leaveOutButton")}
        </Button>
      </div>
      <p role="status" className={field.hint}>
        {said}
      </p>
      {days.length > 0 && (
        <ul className={styles.days}>
          {days.map((day) => (
            <li key={day}>
              {formatDay(day)}
              <IconButton
                icon="close"
                label={t("event.takeBack", { day: formatDay(day) })}
                onPress={() => remove(day)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
