// Confirms a new handle with the token of a mailed link. The user must press a button, because mail scanners open
// links.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useClient } from "../../api/access.ts";
import { useAct } from "../../api/use-act.ts";
import { AccountForm } from "./AccountForm.tsx";
import { type FormErrors, noErrors, useFormErrors } from "./form-errors.ts";
import { tokenOfAddress } from "./link-token.ts";

export function HandleForm({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation("signin");
  const errorsOf = useFormErrors();
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const { auth } = useClient();
  const confirm = useAct(auth.confirmHandle.mutate, { onFailed: (error) => setErrors(errorsOf(error)) });
  return (
    <AccountForm
      title={t("handle.title")}
      intro={t("handle.intro")}
      errors={errors}
      onErrors={setErrors}
      done={confirm.data ? t("handle.done", { handle: confirm.data.handle }) : null}
      onSubmit={() => confirm.run({ token: tokenOfAddress() })}
      submit={{ label: t("handle.submit"), isBusy: confirm.isBusy }}
      other={{ label: t("forgot.back"), onChoose: onBack }}
    />
  );
}
