// The settings of mail: the sender, where answers go, and a test that really sends.
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/limits.ts";
import { useSiteConfig } from "../../../loaded.ts";
import { Field } from "../../../ui/admin/Field.tsx";
import { SaveButton } from "../../../ui/admin/SaveButton.tsx";
import { useFocusFirstError } from "../../../ui/admin/use-focus-first-error.ts";
import { Section } from "../../Section.tsx";
import { SettingsPart } from "../SettingsPart.tsx";
import { useConfigChange } from "../../../ui/admin/use-config-change.ts";
import { MailTest } from "./MailTest.tsx";

export function MailScreen() {
  return (
    <SettingsPart>
      <Sender />
      <MailTest />
    </SettingsPart>
  );
}

function Sender() {
  const { t } = useTranslation("settings");
  const { t: admin } = useTranslation("admin");
  const config = useSiteConfig();
  const [mail, setMail] = useState({ from: "", replyTo: "", ...config.mail });
  const { change, errors, isPending } = useConfigChange(t("conflict"));
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, errors);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) void change({ mail }, admin("notices.saved"));
  };
  const address = `noreply@${config.domain || location.hostname}`;
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Section id="sender" title={t("mail.title")} intro={t("mail.intro")}>
        <Field
          label={t("mail.from")}
          hint={t("mail.fromHint", { from: address })}
          value={mail.from}
          onChange={(from) => setMail({ ...mail, from })}
          maxLength={limits.handleLength}
          spellCheck="false"
          error={errors["mail.from"]}
        />
        <Field
          label={t("mail.replyTo")}
          hint={t("mail.replyToHint")}
          value={mail.replyTo}
          onChange={(replyTo) => setMail({ ...mail, replyTo })}
          maxLength={limits.handleLength}
          spellCheck="false"
          error={errors["mail.replyTo"]}
        />
        <div>
          <SaveButton type="submit" isDisabled={isPending} />
        </div>
      </Section>
    </form>
  );
}
