import { type FormEvent, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import buttons from "../../ui/Button.module.css";
import { TextField } from "../../ui/TextField.tsx";
import { useInBrowser } from "../../ui/use-in-browser.ts";
import { type FormErrors, withoutMended } from "./form-errors.ts";
import { fetchAhead } from "../../head/fetch-ahead.ts";
import styles from "./LoginPage.module.css";
import { useFocusAfterRefusal } from "./use-focus-after-refusal.ts";

type Props = {
  title: string;
  intro?: string;
  said?: string;
  errors: FormErrors;
  /** Called while the user types, with the errors that remain. */
  onErrors: (errors: FormErrors) => void;
  done?: string | null;
  onSubmit: (fields: Record<string, string>) => void;
  children?: ReactNode;
  beside?: ReactNode;
  submit: { label: string; isBusy: boolean };
  other: { label: string; onChoose: () => void };
};

function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

export function AccountForm({
  title,
  intro,
  said,
  errors,
  onErrors,
  done = null,
  onSubmit,
  children,
  beside,
  submit,
  other,
}: Props) {
  const { t } = useTranslation("signin");
  const form = useRef<HTMLFormElement>(null);
  useFocusAfterRefusal(form, errors);
  // The form can be sent only after the script has started.
  const isReady = useInBrowser(() => true, false);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSubmit(fieldsOf(event.currentTarget));
  };
  return (
    // Method 'dialog' prevents the browser from sending the form before the script starts. With 'get', the password
    // would be in the URL.
    <form
      ref={form}
      method="dialog"
      data-waiting={t("login.busy")}
      className={styles.form}
      onInput={(event) => {
        fetchAhead();
        const { name } = event.target as HTMLInputElement;
        const left = withoutMended(errors, name);
        if (left !== errors) onErrors(left);
      }}
      onSubmit={send}
      noValidate
    >
      <h1>{title}</h1>
      <noscript>
        <p>{t("login.needsScripts")}</p>
      </noscript>
      {done === null ? (
        <>
          {intro && !errors.isSpent && <p>{intro}</p>}
          {/* The role is alert, because screen readers skip a status that appears while the focus moves. */}
          {said && (
            <p className={styles.done} role="alert">
              {said}
            </p>
          )}
          {errors.message && (
            <p className={styles.error} role="alert">
              {errors.message}
            </p>
          )}
          {!errors.isSpent && children}
          {!errors.isSpent && (
            <button type="submit" data-waits className={buttons.button} disabled={submit.isBusy || !isReady}>
              <span className={styles.label}>{submit.label}</span>
              <span className={styles.waiting}>{t("login.busy")}</span>
            </button>
          )}
          {beside}
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

/** The handle of a user is the email address for signing in. */
export function HandleField({ errors, handle = "" }: { errors: FormErrors; handle?: string | undefined }) {
  const { t } = useTranslation("signin");
  return (
    <TextField
      label={t("login.handle")}
      name="handle"
      type="email"
      // Visitors open this page only to fill in the form, so its first field gets the focus.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={handle === ""}
      defaultValue={handle}
      autoComplete="username"
      error={errors.fields["handle"]}
    />
  );
}
