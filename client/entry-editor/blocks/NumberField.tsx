// A field for an optional number. Text that is not a number causes an error, and the last number stays.
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
  /** True if only whole numbers are valid. */
  isWhole?: boolean;
  /** The error for text that is not a number. */
  noNumber?: string;
  /** Formats the number until the user types. By default, all decimals are shown. */
  written?: (value: number, language: string) => string;
  autoFocus?: boolean;
};

export function NumberField({ value, onChange, error, isWhole, noNumber, written = formatNumber, ...field }: Props) {
  const { t, i18n } = useTranslation("admin");
  const [typed, setTyped] = useState({ text: "", value });
  const read = (text: string): number | null => {
    // While decimals are being typed, the separator is last.
    const number = numberOf(text.replace(/[.,]\s*$/u, ""), i18n.language);
    return isWhole && !Number.isInteger(number) ? null : number;
  };
  const number = read(typed.text);
  const isUnreadable = number === null && typed.text.trim() !== "";
  // An undo also changes the number. Then the field shows the number, and not the text that was typed before.
  const isTyped = (isUnreadable ? typed.value : number) === value;
  const stays = value === null ? "" : t("blocks.numberStays", { number: written(value, i18n.language) });
  return (
    <Field
      {...field}
      inputMode="decimal"
      value={isTyped ? typed.text : value === null ? "" : written(value, i18n.language)}
      onChange={(text) => {
        setTyped({ text, value });
        const next = read(text);
        if (next !== null || text.trim() === "") onChange(next);
      }}
      error={isUnreadable && isTyped ? `${noNumber ?? t("blocks.noNumber")} ${stays}`.trim() : error}
    />
  );
}
