import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import styles from "./AmountField.module.css";
import { amountIn, boundedAmount } from "./cart/cart-lines.ts";
import { unreadableMark } from "./unreadable-amount.ts";

type Props = {
  label: string;
  of?: string;
  value: number;
  onChange: (value: number | null) => void;
  hint?: React.ReactNode;
  error?: string | undefined;
};

export function AmountField({ label, of, value, onChange, hint, error }: Props) {
  const { t } = useTranslation("shop");
  const id = useId();
  // Invalid input stays visible until the customer corrects it. If the customer empties the field, it stays empty
  // during editing.
  const [typed, setTyped] = useState<string | null>(null);
  const isUnreadable = typed !== null && typed !== "";
  const change = (next: number | null, written: string | null = null): void => {
    setTyped(next === null || written === "" ? written : null);
    onChange(next);
  };
  const problem = isUnreadable ? t("problems.amount", { max: limits.lineAmount }) : error;
  const described = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {of !== undefined && <span className="visually-hidden"> {of}</span>}
      </label>
      <div className={styles.steps}>
        <Step sign={-1} name={`${label} ${of ?? ""}`} value={value} onChange={change} />
        <input
          id={id}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={12}
          autoComplete="off"
          value={typed ?? String(value)}
          aria-invalid={problem ? true : undefined}
          {...{ [unreadableMark]: isUnreadable ? "" : undefined }}
          aria-describedby={described || undefined}
          onFocus={({ target }) => target.select()}
          onBlur={() => typed === "" && setTyped(null)}
          onChange={({ target }) => change(amountIn(target.value), target.value)}
        />
        <Step sign={1} name={`${label} ${of ?? ""}`} value={value} onChange={change} />
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {problem}
        </p>
      )}
    </div>
  );
}

type StepProps = { sign: 1 | -1; name: string; value: number; onChange: (value: number) => void };

function Step({ sign, name, value, onChange }: StepProps) {
  const { t } = useTranslation("shop");
  const isAtEnd = sign < 0 ? value === 0 : value >= limits.lineAmount;
  return (
    <button
      type="button"
      // A button with `disabled` would lose the focus at the limit, so `aria-disabled` is used.
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
