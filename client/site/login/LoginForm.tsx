// Handle and password; on success the page is asked for anew, as the one who signed in.
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../trpc.ts";
import buttons from "../../ui/Button.module.css";
import { TextField } from "../../ui/TextField.tsx";
import { type FormErrors, noErrors, useFormErrors } from "./form-errors.ts";
import styles from "./LoginPage.module.css";

/** Only paths of this site are gone to. */
function ownPathOr(next: string | null, otherwise: string): string {
  return next !== null && /^\/(?![/\\])/u.test(next) ? next : otherwise;
}

type Props = { next: string | null; onForgot: () => void };

export function LoginForm({ next, onForgot }: Props) {
  const { t } = useTranslation();
  const errorsOf = useFormErrors();
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const login = trpc.auth.login.useMutation({
    onSuccess: () => window.location.assign(ownPathOr(next, "/")),
    onError: (error) => setErrors(errorsOf(error)),
  });
  const isBusy = login.isPending || login.isSuccess;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const handle = String(form.get("handle")).trim();
    const password = String(form.get("password"));
    const fields: Record<string, string> = {};
    if (handle === "") fields["handle"] = t("fields.emailRequired");
    else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(handle)) fields["handle"] = t("fields.emailInvalid");
    if (password === "") fields["password"] = t("fields.required");
    setErrors({ message: null, fields });
    if (Object.keys(fields).length === 0) login.mutate({ handle, password });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h1>{t("login.title")}</h1>
      <p>{t("login.intro")}</p>
      {errors.message && (
        <p className={styles.error} role="alert">
          {errors.message}
        </p>
      )}
      <TextField
        label={t("login.handle")}
        name="handle"
        type="email"
        autoComplete="username"
        inputMode="email"
        error={errors.fields["handle"]}
      />
      <TextField
        label={t("login.password")}
        name="password"
        type="password"
        autoComplete="current-password"
        error={errors.fields["password"]}
      />
      <button type="submit" className={buttons.button} disabled={isBusy}>
        {isBusy ? t("login.busy") : t("login.submit")}
      </button>
      <button type="button" className={styles.textButton} onClick={onForgot}>
        {t("login.forgot")}
      </button>
    </form>
  );
}
