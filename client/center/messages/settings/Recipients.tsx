// Who is told of a new message: one line per address.
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/limits.ts";
import { Button, IconButton } from "../../../ui/admin/Button.tsx";
import { Field } from "../../../ui/admin/Field.tsx";
import { Icon } from "../../../ui/admin/icons.tsx";
import { newKey } from "./form.ts";
import styles from "./MessageSettings.module.css";
import { Section } from "../../Section.tsx";
import type { EditedSettings } from "./use-message-settings.ts";

export function Recipients({ edited: { form, change, errors } }: { edited: EditedSettings }) {
  const { t } = useTranslation("messages");
  const add = useRef<HTMLButtonElement>(null);
  const { recipients } = form;
  const store = (next: typeof recipients): void => change({ recipients: next });
  const remove = (key: string): void => {
    store(recipients.filter((one) => one.key !== key));
    // The removed line had the focus.
    add.current?.focus();
  };
  return (
    <Section id="recipients" title={t("settings.recipients")} intro={t("settings.recipientsIntro")}>
      {recipients.length === 0 && <p>{t("settings.noRecipients")}</p>}
      {recipients.map(({ key, email }, index) => (
        <div key={key} className={styles.line}>
          <Field
            type="email"
            label={t("settings.recipient", { number: index + 1 })}
            value={email}
            onChange={(typed) => store(recipients.map((one) => (one.key === key ? { key, email: typed } : one)))}
            maxLength={limits.handleLength}
            error={errors[`recipient ${key}`]}
            autoFocus={email === ""}
          />
          <IconButton
            icon="trash"
            label={t("settings.removeRecipient", { email: email || t("settings.recipient", { number: index + 1 }) })}
            onPress={() => remove(key)}
          />
        </div>
      ))}
      <div>
        <Button
          ref={add}
          isDisabled={recipients.length >= limits.recipients}
          onPress={() => store([...recipients, { key: newKey(), email: "" }])}
        >
          <Icon name="plus" />
          {t("settings.addRecipient")}
        </Button>
      </div>
    </Section>
  );
}
