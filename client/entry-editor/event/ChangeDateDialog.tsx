import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDay } from "#contract/values/dates.ts";
import { type DateChange, type EventStatus, eventStatuses } from "#contract/values/event-status.ts";
import { limits } from "#contract/values/limits.ts";
import type { EventFields, SeriesDateLine } from "#contract/schemas/events.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { Dialog, DialogActions } from "../../ui/admin/Dialog.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import layout from "../../ui/admin/Layout.module.css";
import { MomentField } from "../../ui/admin/MomentField.tsx";
import { Select } from "../../ui/admin/Select.tsx";
import { Unsaved } from "../../ui/admin/Unsaved.tsx";
import { movedEnd } from "./moved-event.ts";
import { dayOfBeginning } from "./rule-form.ts";
import { unchanged } from "./single-dates.ts";

type Props = {
  line: SeriesDateLine | null;
  event: EventFields;
  /** The other dates of the series. */
  takenDays: readonly string[];
  onClose: () => void;
  onChange: (change: DateChange) => void;
};

export function ChangeDateDialog({ line, onClose, ...rest }: Props) {
  const { t } = useTranslation("admin");
  // During the exit animation, the dialog still shows its form.
  const [shown, setShown] = useState(line);
  if (line !== null && line !== shown) setShown(line);
  return (
    <Dialog
      isOpen={line !== null}
      onClose={onClose}
      title={t("event.changeTitle", { day: shown ? formatDay(shown.day) : "" })}
    >
      {shown !== null && <Form key={shown.day} line={shown} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

const AS_SERIES = "series";
type Chosen = EventStatus | typeof AS_SERIES;

type FormProps = Omit<Props, "line"> & { line: SeriesDateLine };

function Form({ line, event, takenDays, onClose, onChange }: FormProps) {
  const { t } = useTranslation("admin");
  const { day, usual } = line;
  const stored = event.changes.find((one) => one.day === day);
  const [date, setDate] = useState(line.date);
  const [end, setEnd] = useState(stored?.end ?? null);
  const [place, setPlace] = useState(stored?.place ?? "");
  const [status, setStatus] = useState<Chosen>(stored?.status ?? AS_SERIES);
  const [isTouched, setIsTouched] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const touch =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      set(value);
      setIsTouched(true);
      setIsAsked(false);
    };
  const hasTime = usual.date.includes("T");
  // Without an end of its own, the date lasts as long as the series.
  const shownEnd = end ?? (usual.end === null ? null : movedEnd(usual.end, usual.date, date));
  const isTaken = takenDays.some((other) => dayOfBeginning(other) === dayOfBeginning(date));
  const isEndBefore = end !== null && isBefore(end, date);
  const hasMoved = dayOfBeginning(date) !== day;
  const submit = (): void => {
    setIsAsked(true);
    if (isTaken || isEndBefore) return;
    onChange({
      day,
      date: date === usual.date ? null : date,
      end,
      place: place.trim() === "" ? null : place.trim(),
      status: status === AS_SERIES ? null : status,
    });
    onClose();
  };
  const reset = (): void => {
    onChange(unchanged(day));
    onClose();
  };
  return (
    <form
      onSubmit={(submitted: FormEvent) => {
        submitted.preventDefault();
        submit();
      }}
      noValidate
      className={layout.stack}
    >
      <Unsaved isThere={isTouched} />
      <MomentField
        label={t("event.begin")}
        value={date}
        onChange={touch((next: string | null) => next !== null && setDate(next))}
        isDayOnly={!hasTime}
        isClearable={false}
        hint={hasMoved ? t("event.movedHint", { day: formatDay(day) }) : undefined}
        error={isAsked && isTaken ? t("event.isThere", { day: formatDay(date) }) : undefined}
      />
      <MomentField
        label={t("event.end")}
        value={shownEnd}
        onChange={touch(setEnd)}
        isDayEnough
        isClearable={end !== null}
        hint={t("event.ownEndHint")}
        error={isAsked && isEndBefore ? t("event.endBefore") : undefined}
      />
      <Field
        label={t("event.place")}
        value={place}
        onChange={touch(setPlace)}
        maxLength={limits.textLength}
        hint={event.place === "" ? t("event.ownPlaceHint") : t("event.ownPlaceOf", { place: event.place })}
      />
      <Select<Chosen>
        label={t("event.status")}
        value={status}
        options={[
          { value: AS_SERIES, label: t("event.asSeries", { status: t(`event.statuses.${event.status}`) }) },
          ...eventStatuses.map((one) => ({ value: one, label: t(`event.statuses.${one}`) })),
        ]}
        onChange={touch(setStatus)}
      />
      <DialogActions>
        <Button onPress={onClose}>{t("cancel")}</Button>
        {stored && <Button onPress={reset}>{t("event.resetDate")}</Button>}
        <Button type="submit" tone="primary">
          {t("event.applyDate")}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The same rule as on the server: two moments are compared exactly, otherwise their days. */
function isBefore(end: string, date: string): boolean {
  if (end.includes("T") && date.includes("T")) return Date.parse(end) < Date.parse(date);
  return dayOfBeginning(end) < dayOfBeginning(date);
}
