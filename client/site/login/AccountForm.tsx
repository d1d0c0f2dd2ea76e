// The frame that the forms of signing in share: title, refusal, fields, the way to another form.
import { type FormEvent, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import buttons from "../../ui/Button.module.css";
import { TextField } from "../../ui/TextField.tsx";
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
  /** The fields. */
  children: ReactNode;
  /** The button that sends them. */
  submit: { label: string; isBusy: boolean };
  other: { label: string; onChoose: () => void };
};

/** Every field's text by its name. */
function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

export function AccountForm({ title, intro, errors, done = null, onSubmit, children, submit, other }: Props) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  useFocusAfterRefusal(form, errors);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSubmit(fieldsOf(event.currentTarget));
  };
  return (
    // Until the client answers, a form of a dialog sends nothing: any other would put the password into the address.
    <form ref={form} method="dialog" className={styles.form} onSubmit={send} noValidate>
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
          <button type="submit" className={buttons.button} disabled={submit.isBusy}>
            {submit.label}
          </button>
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

/** Who it is about: the mail address that one signs in with. */
export function HandleField({ errors }: { errors: FormErrors }) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t("login.handle")}
      name="handle"
      type="email"
      autoComplete="username"
      error={errors.fields["handle"]}
    />
  );
}
