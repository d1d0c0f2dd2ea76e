// A field for a number. If the typed text is not a number, the field shows an error, and the block keeps its last
// number.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "#contract/values/numbers.ts";
import { Field } from "../../ui/admin/Field.tsx";
import { numberOf } from "#contract/values/typed-number.ts";

type Props = {
  label: string;
  hint?: string;
  value: number | null;
  onChange: (value: number | null) => void;
  error: string | undefined;
  /**
   * True if the block needs the number. Emptying the field then causes an error, and the block keeps its last number.
   */
  isNeeded?: boolean;
  /** True if only whole numbers are valid. */
  isWhole?: boolean;
  /** The smallest valid number. */
  least?: number;
  /** The error for text that is not a number. */
  noNumber?: string;
  /** Formats the number until the user types. By default, all decimals are shown. */
  written?: (value: number, language: string) => string;
  autoFocus?: boolean;
};

export function NumberField({ value, onChange, error, written = formatNumber, ...rest }: Props) {
  const { isNeeded = false, isWhole = false, least, noNumber, ...field } = rest;
  const { t, i18n } = useTranslation("admin");
  const [typed, setTyped] = useState({ text: "", value, wasTyped: false });
  const read = (text: string): number | null => {
    // While the user types decimals, the text may end with the separator.
    const number = numberOf(text.replace(/[.,]\s*$/u, ""), i18n.language);
    const isValid =
      number !== null && (!isWhole || Number.isInteger(number)) && (least === undefined || number >= least);
    return isValid ? number : null;
  };
  const number = read(typed.text);
  const mayEnd = (text: string): boolean => text.trim() === "" && !(isNeeded && value !== null);
  const isUnreadable = typed.wasTyped && number === null && !mayEnd(typed.text);
  // An undo also changes the number. The field then shows the new number instead of the typed text.
  const isTyped = (isUnreadable ? typed.value : number) === value;
  const stays = value === null ? "" : t("blocks.numberStays", { number: written(value, i18n.language) });
  return (
    <Field
      {...field}
      inputMode="decimal"
      value={isTyped ? typed.text : value === null ? "" : written(value, i18n.language)}
      onChange={(text) => {
        setTyped({ text, value, wasTyped: true });
        const next = read(text);
        if (next !== null || mayEnd(text)) onChange(next);
      }}
      error={isUnreadable && isTyped ? `${noNumber ?? t("blocks.noNumber")} ${stays}`.trim() : error}
    />
  );
}
