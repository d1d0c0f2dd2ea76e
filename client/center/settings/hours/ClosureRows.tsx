import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { Button, IconButton } from "../../../ui/admin/Button.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { MomentField } from "../../../ui/admin/MomentField.tsx";
import { Select } from "../../../ui/admin/Select.tsx";
import { type ClosureRow, newClosureRow } from "./form.ts";
import styles from "./Hours.module.css";

type Props = {
  rows: ClosureRow[];
  places: readonly string[];
  errors: Record<string, string>;
  onChange: (rows: ClosureRow[]) => void;
};

export function ClosureRows({ rows, places, errors, onChange }: Props) {
  const { t } = useTranslation("settings");
  const add = useRef<HTMLButtonElement>(null);
  const change = (row: ClosureRow): void => onChange(rows.map((one) => (one.key === row.key ? row : one)));
  return (
    <>
      {rows.map((row, index) => {
        const errorOf = (name: string): string | undefined => errors[`site.closed.${index}.${name}`];
        const number = index + 1;
        return (
          <div key={row.key} role="group" aria-label={t("hours.closure", { number })} className={styles.row}>
            {/* A closure may name a place that no longer has opening hours. */}
            {places.length + row.name.length > 0 && (
              <Select
                label={t("hours.closedPlace")}
                value={row.name}
                options={[
                  { value: "", label: t("hours.allPlaces") },
                  ...[...new Set([...places, row.name])]
                    .filter((name) => name !== "")
                    .map((name) => ({ value: name, label: name })),
                ]}
                onChange={(name) => change({ ...row, name })}
                error={errorOf("name")}
              />
            )}
            <div className={styles.moments}>
              <MomentField
                label={t("hours.closedFrom")}
                value={row.from}
                isDayEnough
                isClearable={false}
                onChange={(from) => change({ ...row, from })}
                error={errorOf("from")}
              />
              <MomentField
                label={t("hours.closedTo")}
                value={row.to}
                isDayEnough
                isClearable={false}
                onChange={(to) => change({ ...row, to })}
                error={errorOf("to")}
              />
            </div>
            <Field
              label={t("hours.text")}
              hint={t("hours.textHint")}
              value={row.text}
              onChange={(text) => change({ ...row, text })}
              maxLength={limits.textLength}
              error={errorOf("text")}
            />
            <div className={styles.last}>
              <Field
                label={t("hours.english")}
                value={row.english}
                onChange={(english) => change({ ...row, english })}
                maxLength={limits.textLength}
                error={errorOf("en.text")}
              />
              <IconButton
                icon="trash"
                label={t("hours.removeClosure", { number })}
                onPress={() => {
                  onChange(rows.filter(({ key }) => key !== row.key));
                  add.current?.focus();
                }}
              />
            </div>
          </div>
        );
      })}
      <div>
        <Button
          ref={add}
          isDisabled={rows.length >= limits.closures}
          onPress={() => onChange([...rows, newClosureRow()])}
        >
          {t("hours.addClosure")}
        </Button>
      </div>
    </>
  );
}
