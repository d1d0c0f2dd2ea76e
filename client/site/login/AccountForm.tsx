// The frame that the forms of signing in share: title, refusal, fields, the way to another form.
import { type FormEvent, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { FormErrors } from "./form-errors.ts";
import styles from "./LoginPage.module.css";
import { useFocusAfterRefusal } from "./use-focus-after-refusal.ts";

type Props = {
  title: string;
  intro?: string;
  /** Why it was refused; the fields show theirs themselves. */
  errors: FormErrors;
  /** Said in place of the fields when it is done. */
  done?: string | null;
  onSubmit: (fields: Record<string, string>) => void;
  /** Fields and the button that sends them. */
  children: ReactNode;
  other: { label: string; onChoose: () => void };
};

/** Every field's text by its name. */
function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

export function AccountForm({ title, intro, errors, done = null, onSubmit, children, other }: Props) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  useFocusAfterRefusal(form, errors);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSubmit(fieldsOf(event.currentTarget));
  };
  return (
    // Until the client answers, a form of a dialog sends nothing: any other would put the password into the address.
    <form ref={form} method="dialog" className={styles.form} onSubmit={submit} noValidate>
      <h1>{title}</h1>
      <noscript>
        <p>{t("login.needsScripts")}</p>
      </noscript>
      {done === null ? (
        <>
          {intro && <p>{intro}</p>}
          {errors.message && (
            <p className={styles.error} role="alert">
              {errors.message}
            </p>
          )}
          {children}
        </>
      ) : (
        <p className={styles.done} role="status">
          {done}
        </p>
      )}
      <button type="button" className={styles.textButton} onClick={other.onChoose}>
        {other.label}
      </button>
    </form>
  );
}
