// A field for a number that may be missing. A text that is no number counts as missing, and has an error.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "#contract/values/numbers.ts";
import { Field } from "../../ui/admin/Field.tsx";
import { numberOf } from "./typed-number.ts";

type Props = {
  label: string;
  hint?: string;
  value: number | null;
  onChange: (value: number | null) => void;
  error: string | undefined;
  /** The error for a text that is no number. */
  noNumber?: string;
  /** How the number is shown until somebody types. By default, with its decimals. */
  written?: (value: number, language: string) => string;
  autoFocus?: boolean;
};

export function NumberField({ value, onChange, error, noNumber, written = formatNumber, ...field }: Props) {
  const { t, i18n } = useTranslation("admin");
  const [typed, setTyped] = useState("");
  const typedValue = numberOf(typed, i18n.language);
  // An undo also changes the number. Then the field shows the number, and not the text that was typed before.
  const shown = typedValue === value ? typed : value === null ? "" : written(value, i18n.language);
  return (
    <Field
      {...field}
      inputMode="decimal"
      value={shown}
      onChange={(next) => {
        setTyped(next);
        onChange(numberOf(next, i18n.language));
      }}
      error={shown.trim() !== "" && value === null ? (noNumber ?? t("blocks.noNumber")) : error}
    />
  );
}
