import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { trpc } from "../../../api/trpc.ts";
import { refusalOf } from "../../../api/refusal.ts";
import { Field } from "../../../ui/admin/Field.tsx";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import { SaveButton } from "../../../ui/admin/SaveButton.tsx";
import { useStandingErrors } from "../../../ui/admin/use-standing-errors.ts";
import { Section } from "../../Section.tsx";

export function SecurityContact() {
  const { t } = useTranslation("settings");
  const { t: admin } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const { data: stored } = trpc.settings.securityContact.useQuery(undefined, { staleTime: 0 });
  const [typed, setTyped] = useState<string | null>(null);
  const [found, setErrors] = useState<Record<string, string>>({});
  const update = trpc.settings.updateSecurityContact.useMutation({
    onSuccess: (next, sent) => {
      utils.settings.securityContact.setData(undefined, next);
      // If the user has typed during the request, the typed text stays.
      setTyped((now) => (now === sent.contact ? null : now));
      notify(admin("notices.saved"));
    },
    onError: (error) => {
      const { fields } = refusalOf(error) ?? {};
      if (fields) setErrors(fields);
      else notifyError(error);
    },
  });
  const contact = typed ?? stored?.contact ?? "";
  const errors = useStandingErrors(found, { contact });
  if (!stored) return null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setErrors({});
    if (!update.isPending) update.mutate({ contact });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Section id="weaknesses" title={t("weaknesses.title")} intro={t("weaknesses.intro")}>
        <Field
          label={t("weaknesses.contact")}
          hint={t("weaknesses.contactHint")}
          value={contact}
          onChange={setTyped}
          maxLength={limits.handleLength}
          spellCheck="false"
          error={errors["contact"]}
        />
        <div>
          <SaveButton type="submit" isDisabled={update.isPending || typed === null} />
        </div>
      </Section>
    </form>
  );
}
