import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from "react";
import styles from "./TextField.module.css";

type Around = { label: string; hint?: string | undefined; error?: string | undefined };
type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "className"> & Around;
type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "className"> & Around;

export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return <Field {...{ label, hint, error }}>{(linked) => <input {...linked} {...input} />}</Field>;
}

export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  return <Field {...{ label, hint, error }}>{(linked) => <textarea {...linked} {...area} />}</Field>;
}

type Linked = { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };

function Field({ label, hint, error, children }: Around & { children: (linked: Linked) => ReactNode }) {
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
