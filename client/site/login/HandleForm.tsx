// Confirms a new handle with the token of a mailed link. The user must press a button, because mail scanners open
// links.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../api/trpc.ts";
import { AccountForm } from "./AccountForm.tsx";
import { type FormErrors, noErrors, useFormErrors } from "./form-errors.ts";
import { tokenOfAddress } from "./link-token.ts";

export function HandleForm({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation("signin");
  const errorsOf = useFormErrors();
  const [errors, setErrors] = useState<FormErrors>(noErrors);
  const confirm = trpc.auth.confirmHandle.useMutation({ onError: (error) => setErrors(errorsOf(error)) });
  return (
    <AccountForm
      title={t("handle.title")}
      intro={t("handle.intro")}
      errors={errors}
      onErrors={setErrors}
      done={confirm.data ? t("handle.done", { handle: confirm.data.handle }) : null}
      onSubmit={() => confirm.mutate({ token: tokenOfAddress() })}
      submit={{ label: t("handle.submit"), isBusy: confirm.isPending }}
      other={{ label: t("forgot.back"), onChoose: onBack }}
    />
  );
}
