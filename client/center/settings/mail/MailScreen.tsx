import { type FormEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import { Field } from "../../../ui/admin/Field.tsx";
import { SaveButton } from "../../../ui/admin/SaveButton.tsx";
import { useFocusFirstError } from "../../../ui/admin/use-focus-first-error.ts";
import { Section } from "../../Section.tsx";
import { SettingsFrame } from "../SettingsFrame.tsx";
import { MailTest } from "./MailTest.tsx";
import { SecurityContact } from "./SecurityContact.tsx";
import { useSender } from "./use-sender.ts";

export function MailScreen() {
  return (
    <SettingsFrame>
      <Sender />
      <MailTest />
      <SecurityContact />
    </SettingsFrame>
  );
}

function Sender() {
  const { t } = useTranslation("settings");
  const settings = useSiteSettings();
  const { form: mail, theirs, errors, isSaving, change, save } = useSender();
  /** If another user has stored a different value, the hint shows that value. */
  const hintOf = (name: keyof typeof mail, hint: string): string => {
    const value = theirs[name];
    if (value === undefined) return hint;
    return value === "" ? t("theirsEmpty") : t("theirs", { value });
  };
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, errors);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  const address = `noreply@${settings.domain || location.hostname}`;
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Section id="sender" title={t("mail.title")} intro={t("mail.intro")}>
        <Field
          label={t("mail.from")}
          hint={hintOf("from", t("mail.fromHint", { from: address }))}
          value={mail.from}
          onChange={(from) => change({ from })}
          maxLength={limits.handleLength}
          spellCheck="false"
          error={errors["mail.from"]}
        />
        <Field
          label={t("mail.replyTo")}
          hint={hintOf("replyTo", t("mail.replyToHint"))}
          value={mail.replyTo}
          onChange={(replyTo) => change({ replyTo })}
          maxLength={limits.handleLength}
          spellCheck="false"
          error={errors["mail.replyTo"]}
        />
        <div>
          <SaveButton type="submit" isDisabled={isSaving} />
        </div>
      </Section>
    </form>
  );
}
