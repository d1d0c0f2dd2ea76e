// How many: a number that can be typed, with a step less and a step more beside it.
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/limits.ts";
import styles from "./AmountField.module.css";
import { boundedAmount } from "./cart/cart-lines.ts";

type Props = {
  label: string;
  /** Read after the label: of which product. */
  of?: string;
  value: number;
  onChange: (value: number) => void;
  hint?: React.ReactNode;
  error?: string | undefined;
};

export function AmountField({ label, of, value, onChange, hint, error }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {of !== undefined && <span className="visually-hidden"> {of}</span>}
      </label>
      <div className={styles.steps}>
        <Step sign={-1} name={`${label} ${of ?? ""}`} value={value} onChange={onChange} />
        <input
          id={id}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={3}
          autoComplete="off"
          value={String(value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => onChange(boundedAmount(Number(target.value.replace(/\D/gu, ""))))}
        />
        <Step sign={1} name={`${label} ${of ?? ""}`} value={value} onChange={onChange} />
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

type StepProps = { sign: 1 | -1; name: string } & Pick<Props, "value" | "onChange">;

function Step({ sign, name, value, onChange }: StepProps) {
  const { t } = useTranslation("shop");
  const isAtEnd = sign < 0 ? value === 0 : value >= limits.lineAmount;
  return (
    <button
      type="button"
      // It keeps the focus at the end.
      aria-disabled={isAtEnd ? true : undefined}
      aria-label={t(sign < 0 ? "less" : "more", { name: name.trim() })}
      onClick={() => isAtEnd || onChange(boundedAmount(value + sign))}
    >
      <svg
        viewBox="0 0 24 24"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path d={sign < 0 ? "M5 12h14" : "M5 12h14M12 5v14"} strokeLinecap="round" />
      </svg>
    </button>
  );
}
