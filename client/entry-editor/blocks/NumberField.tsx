// A field for a number that may be missing. A text that is no number counts as missing, and has an error.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { MOST_DECIMALS } from "#contract/values/numbers.ts";
import { Field } from "../../ui/admin/Field.tsx";
import { numberOf } from "./typed-number.ts";

type Props = {
  label: string;
  hint?: string;
  value: number | null;
  onChange: (value: number | null) => void;
  error: string | undefined;
  autoFocus?: boolean;
};

export function NumberField({ value, onChange, error, ...field }: Props) {
  const { t, i18n } = useTranslation("admin");
  const [typed, setTyped] = useState("");
  const typedValue = numberOf(typed, i18n.language);
  // An undo also changes the number. Then the field shows the number, and not the text that was typed before.
  const shown = typedValue === value ? typed : written(value, i18n.language);
  return (
    <Field
      {...field}
      inputMode="decimal"
      value={shown}
      onChange={(next) => {
        setTyped(next);
        onChange(numberOf(next, i18n.language));
      }}
      error={shown.trim() !== "" && value === null ? t("blocks.noNumber") : error}
    />
  );
}

const written = (value: number | null, language: string): string =>
  value === null
    ? ""
    : new Intl.NumberFormat(language, { maximumFractionDigits: MOST_DECIMALS, useGrouping: false }).format(value);
