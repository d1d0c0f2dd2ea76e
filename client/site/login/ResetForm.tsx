// Sets a new password with the token of the mailed link.
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../trpc.ts";
import buttons from "../../ui/Button.module.css";
import { TextField } from "../../ui/TextField.tsx";
import { type FormErrors, noErrors, useFormErrors } from "./form-errors.ts";
import styles from "./LoginPage.module.css";

/** The token stands in the fragment, which browsers send to no server. */
function tokenOfAddress(): string {
  return new URLSearchParams(window.location.hash.slice(1)).get("token") ?? "";
}

export function ResetForm({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation();
  const errorsOf = useFormErrors();
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const reset = trpc.auth.resetPassword.useMutation({
    onSuccess: () => setErrors(noErrors),
    onError: (error) => setErrors(errorsOf(error)),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = String(form.get("new"));
    if (password !== String(form.get("repeat"))) {
      setErrors({ message: null, fields: { repeat: t("reset.mismatch") } });
      return;
    }
    reset.mutate({ token: tokenOfAddress(), new: password });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h1>{t("reset.title")}</h1>
      {reset.isSuccess ? (
        <p className={styles.done} role="status">
          {t("reset.done")}
        </p>
      ) : (
        <>
          {errors.message && (
            <p className={styles.error} role="alert">
              {errors.message}
            </p>
          )}
          <TextField
            label={t("reset.new")}
            hint={t("reset.hint")}
            name="new"
            type="password"
            autoComplete="new-password"
            error={errors.fields["new"]}
          />
          <TextField
            label={t("reset.repeat")}
            name="repeat"
            type="password"
            autoComplete="new-password"
            error={errors.fields["repeat"]}
          />
          <button type="submit" className={buttons.button} disabled={reset.isPending}>
            {t("reset.submit")}
          </button>
        </>
      )}
      <button type="button" className={styles.textButton} onClick={onBack}>
        {t("forgot.back")}
      </button>
    </form>
  );
}
