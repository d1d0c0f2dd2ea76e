import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from "react";
import styles from "./TextField.module.css";

type Around = { label: ReactNode; hint?: ReactNode; error?: string | undefined };
type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "className"> & Around;
type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "className"> & Around;

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return <AnyField {...{ label, hint, error }}>{(linked) => <input {...linked} {...input} />}</AnyField>;
}

export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  return <AnyField {...{ label, hint, error }}>{(linked) => <textarea {...linked} {...area} />}</AnyField>;
}

type Linked = { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };

/** A labelled field with another input. */
export function AnyField({ label, hint, error, children }: Around & { children: (linked: Linked) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined })}
      {hint && (
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
