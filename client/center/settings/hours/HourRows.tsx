import layout from "../../../ui/admin/Layout.module.css";
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { weekdays } from "#contract/values/weekdays.ts";
import { dayName } from "#contract/values/hours-words.ts";
import { Button, IconButton } from "../../../ui/admin/Button.tsx";
import { Checkbox } from "../../../ui/admin/Checkbox.tsx";
import { ClockField } from "../../../ui/admin/ClockField.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { type HourRow, newHourRow } from "./form.ts";
import styles from "./Hours.module.css";

type Props = { rows: HourRow[]; errors: Record<string, string>; onChange: (rows: HourRow[]) => void };

export function HourRows({ rows, errors, onChange }: Props) {
  const { t } = useTranslation("settings");
  const add = useRef<HTMLButtonElement>(null);
  const change = (row: HourRow): void => onChange(rows.map((one) => (one.key === row.key ? row : one)));
  const remove = (row: HourRow): void => {
    onChange(rows.filter(({ key }) => key !== row.key));
    add.current?.focus();
  };
  return (
    <>
      {rows.map((row, index) => (
        <Row
          key={row.key}
          row={row}
          number={index + 1}
          errorOf={(name) => errors[`site.openingHours.${index}.${name}`]}
          onChange={change}
          onRemove={() => remove(row)}
        />
      ))}
      {rows.length === 0 && <p className={layout.soft}>{t("hours.none")}</p>}
      <div>
        <Button
          ref={add}
          isDisabled={rows.length >= limits.openingHours}
          onPress={() => onChange([...rows, newHourRow(rows.at(-1)?.name)])}
        >
          {t("hours.add")}
        </Button>
      </div>
    </>
  );
}

type RowProps = {
  row: HourRow;
  number: number;
  errorOf: (name: string) => string | undefined;
  onChange: (row: HourRow) => void;
  onRemove: () => void;
};

function Row({ row, number, errorOf, onChange, onRemove }: RowProps) {
  const { t, i18n } = useTranslation("settings");
  const id = useId();
  const daysError = errorOf("days");
  const isFirst = number === 1;
  return (
    <div role="group" aria-label={t("hours.row", { number })} className={styles.row}>
      <div className={styles.english}>
        <Field
          label={t("hours.place")}
          hint={isFirst ? t("hours.placeHint") : undefined}
          value={row.name}
          onChange={(name) => onChange({ ...row, name })}
          maxLength={limits.textLength}
          error={errorOf("name")}
        />
        {(row.name !== "" || row.english.name !== "") && (
          <Field
            label={t("hours.placeEnglish")}
            value={row.english.name}
            onChange={(name) => onChange({ ...row, english: { ...row.english, name } })}
            maxLength={limits.textLength}
            error={errorOf("en.name")}
          />
        )}
      </div>
      <div role="group" aria-labelledby={`${id}-days`} aria-describedby={daysError && `${id}-error`}>
        <p id={`${id}-days`} className={styles.label}>
          {t("hours.days")}
        </p>
        <div className={styles.days}>
          {weekdays.map((day) => (
            <Checkbox
              key={day}
              isSelected={row.days.includes(day)}
              isInvalid={daysError !== undefined}
              onChange={(isOn) =>
                onChange({ ...row, days: weekdays.filter((one) => (one === day ? isOn : row.days.includes(one))) })
              }
            >
              <span className={styles.day}>{dayName(day, i18n.language)}</span>
            </Checkbox>
          ))}
        </div>
        {daysError && (
          <p id={`${id}-error`} role="alert" className={layout.alarm}>
            {daysError}
          </p>
        )}
      </div>
      <div className={styles.times}>
        <ClockField
          label={t("hours.from")}
          value={row.from}
          onChange={(from) => onChange({ ...row, from })}
          error={errorOf("from")}
        />
        <ClockField
          label={t("hours.to")}
          hint={row.to !== "" && row.to <= row.from ? t("hours.nextDay") : undefined}
          value={row.to}
          onChange={(to) => onChange({ ...row, to })}
          error={errorOf("to")}
        />
      </div>
      <div className={styles.last}>
        <div className={styles.english}>
          <Field
            label={t("hours.instead")}
            hint={isFirst ? t("hours.insteadHint") : undefined}
            value={row.text}
            onChange={(text) => onChange({ ...row, text })}
            maxLength={limits.textLength}
            error={errorOf("text")}
          />
          {(row.text !== "" || row.english.text !== "") && (
            <Field
              label={t("hours.insteadEnglish")}
              value={row.english.text}
              onChange={(text) => onChange({ ...row, english: { ...row.english, text } })}
              maxLength={limits.textLength}
              error={errorOf("en.text")}
            />
          )}
        </div>
        <IconButton icon="trash" label={t("hours.remove", { number })} onPress={onRemove} />
      </div>
    </div>
  );
}
