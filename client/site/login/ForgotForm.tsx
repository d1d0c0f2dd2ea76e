// Asks for the mail that lets one set a new password; the answer is the same for every address.
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../trpc.ts";
import buttons from "../../ui/Button.module.css";
import { TextField } from "../../ui/TextField.tsx";
import { type FormErrors, noErrors, useFormErrors } from "./form-errors.ts";
import styles from "./LoginPage.module.css";

export function ForgotForm({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation();
  const errorsOf = useFormErrors();
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const request = trpc.auth.requestPasswordReset.useMutation({
    onSuccess: () => setErrors(noErrors),
    onError: (error) => setErrors(errorsOf(error)),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    request.mutate({ handle: String(new FormData(event.currentTarget).get("handle")) });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h1>{t("forgot.title")}</h1>
      {request.isSuccess ? (
        <p className={styles.done} role="status">
          {t("forgot.sent")}
        </p>
      ) : (
        <>
          <p>{t("forgot.intro")}</p>
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
          <button type="submit" className={buttons.button} disabled={request.isPending}>
            {t("forgot.submit")}
          </button>
        </>
      )}
      <button type="button" className={styles.textButton} onClick={onBack}>
        {t("forgot.back")}
      </button>
    </form>
  );
}
