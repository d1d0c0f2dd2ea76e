// Sets a new password with the token of the reset link.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../trpc.ts";
import { TextField } from "../../ui/TextField.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { type FormErrors, noErrors, useFormErrors } from "./form-errors.ts";

/** The token is in the fragment, which browsers do not send to servers. */
function tokenOfAddress(): string {
  return new URLSearchParams(window.location.hash.slice(1)).get("token") ?? "";
}

export function ResetForm({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation();
  const errorsOf = useFormErrors();
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const reset = trpc.auth.resetPassword.useMutation({ onError: (error) => setErrors(errorsOf(error)) });
  const submit = ({ new: password = "", repeat = "" }: Record<string, string>): void => {
    if (password === repeat) reset.mutate({ token: tokenOfAddress(), new: password });
    else setErrors({ message: null, fields: { repeat: t("reset.mismatch") } });
  };
  return (
    <AccountForm
      title={t("reset.title")}
      errors={errors}
      done={reset.isSuccess ? t("reset.done") : null}
      onSubmit={submit}
      submit={{ label: t("reset.submit"), isBusy: reset.isPending }}
      other={{ label: t("forgot.back"), onChoose: onBack }}
    >
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
    </AccountForm>
  );
}
