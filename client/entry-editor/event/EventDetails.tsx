import { useTranslation } from "react-i18next";
import { eventStatuses, isSeries, plainEvent } from "#contract/values/event-status.ts";
import { limits } from "#contract/values/limits.ts";
import { Field } from "../../ui/admin/Field.tsx";
import { MomentField } from "../../ui/admin/MomentField.tsx";
import { Select } from "../../ui/admin/Select.tsx";
import type { Change } from "../draft.ts";
import type { Draft } from "../draft-fields.ts";
import type { FieldErrors } from "../field-errors.ts";
import styles from "./EventDetails.module.css";
import { LeftOutDays } from "./LeftOutDays.tsx";
import { RuleFields } from "./RuleFields.tsx";
import { FurtherDates } from "./FurtherDates.tsx";
import { SeriesDates } from "./SeriesDates.tsx";
import { eventChange, type SetEvent, type UpdateEvent } from "./set-event.ts";

type Props = { draft: Draft; errors: FieldErrors["event"]; change: (what: Change) => void };

export function EventDetails({ draft: { date, event: written }, errors, change }: Props) {
  const { t } = useTranslation("admin");
  const event = written ?? plainEvent;
  const set: SetEvent = (part) => change(eventChange(part));
  const update: UpdateEvent = (how) => change({ type: "event", update: how });
  return (
    <fieldset className={styles.event}>
      <legend>{t("event.label")}</legend>
      <MomentField
        label={t("event.end")}
        value={event.end}
        onChange={(end) => set({ end })}
        isDayEnough
        hint={t("event.endHint")}
        error={errors["end"]}
      />
      <Select
        label={t("event.status")}
        value={event.status}
        options={eventStatuses.map((status) => ({ value: status, label: t(`event.statuses.${status}`) }))}
        onChange={(status) => set({ status })}
      />
      <Field
        label={t("event.place")}
        value={event.place}
        onChange={(place) => set({ place })}
        maxLength={limits.textLength}
        hint={t("event.placeHint")}
        error={errors["place"]}
      />
      <Field
        label={t("event.price")}
        value={event.price}
        onChange={(price) => set({ price })}
        maxLength={limits.textLength}
        hint={t("event.priceHint")}
        error={errors["price"]}
      />
      {date === null ? (
        <p className={styles.note}>{t("event.needsDate")}</p>
      ) : (
        <>
          <RuleFields event={event} date={date} error={errors["rrule"]} set={set} />
          <FurtherDates event={event} date={date} error={errors["rdates"]} update={update} />
          {(isSeries(event) || event.changes.length > 0) && (
            <SeriesDates event={event} date={date} error={errors["changes"]} update={update} />
          )}
          {event.rrule !== "" && <LeftOutDays event={event} date={date} error={errors["exdates"]} update={update} />}
        </>
      )}
    </fieldset>
  );
}
