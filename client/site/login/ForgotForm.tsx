// Requests a mail with a reset link. The response is the same for every address, so that it does not reveal which
// accounts exist.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSendsMail } from "../../api/loaded.ts";
import { trpc } from "../../api/trpc.ts";
import { AccountForm, HandleField } from "./AccountForm.tsx";
import { type FormErrors, noErrors, useFormErrors } from "./form-errors.ts";

export function ForgotForm({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation("signin");
  const sendsMail = useSendsMail();
  const errorsOf = useFormErrors();
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const request = trpc.auth.requestPasswordReset.useMutation({ onError: (error) => setErrors(errorsOf(error)) });
  return (
    <AccountForm
      title={t("forgot.title")}
      intro={t("forgot.intro")}
      errors={errors}
      onErrors={setErrors}
      done={request.isSuccess ? t(sendsMail ? "forgot.sent" : "forgot.sentOff") : null}
      onSubmit={({ handle = "" }) => request.mutate({ handle })}
      submit={{ label: t("forgot.submit"), isBusy: request.isPending }}
      other={{ label: t("forgot.back"), onChoose: onBack }}
    >
      <HandleField errors={errors} />
    </AccountForm>
  );
}
