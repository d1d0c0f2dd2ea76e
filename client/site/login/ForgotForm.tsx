// Requests a mail with a reset link. The response is the same for every address, so that it does not reveal which
// accounts exist.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSendsMail } from "../../api/loaded.ts";
import { useClient } from "../../api/access.ts";
import { useAct } from "../../api/use-act.ts";
import { AccountForm, HandleField } from "./AccountForm.tsx";
import { type FormErrors, noErrors, useFormErrors } from "./form-errors.ts";

export function ForgotForm({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation("signin");
  const sendsMail = useSendsMail();
  const errorsOf = useFormErrors();
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const { auth } = useClient();
  const request = useAct(auth.requestPasswordReset.mutate, { onFailed: (error) => setErrors(errorsOf(error)) });
  return (
    <AccountForm
      title={t("forgot.title")}
      intro={t("forgot.intro")}
      errors={errors}
      onErrors={setErrors}
      done={request.isDone ? t(sendsMail ? "forgot.sent" : "forgot.sentOff") : null}
      onSubmit={({ handle = "" }) => request.run({ handle })}
      submit={{ label: t("forgot.submit"), isBusy: request.isBusy }}
      other={{ label: t("forgot.back"), onChoose: onBack }}
    >
      <HandleField errors={errors} />
    </AccountForm>
  );
}
