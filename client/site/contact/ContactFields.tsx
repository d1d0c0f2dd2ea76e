import { useTranslation } from "react-i18next";
import { useSiteSettings } from "../../api/loaded.ts";
import { useContent } from "../../language/content.ts";
import { AnyField, TextArea, TextField } from "../../ui/TextField.tsx";
import type { FieldsProps } from "../forms/kind.ts";
import styles from "../forms/PublicForm.module.css";
import { Trap } from "../forms/Trap.tsx";

export function ContactFields({ values, errors }: FieldsProps) {
  const { t } = useTranslation("contact");
  const field = (name: string, autoComplete: string) => ({
    name,
    autoComplete,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <>
      <Topic value={values["topic"]} />
      <div className={styles.pair}>
        <TextField label={t("firstName")} {...field("first_name", "given-name")} required />
        <TextField label={t("lastName")} {...field("last_name", "family-name")} required />
      </div>
      <div className={styles.pair}>
        <TextField label={t("email")} type="email" {...field("email", "email")} required />
        <TextField label={t("phone")} type="tel" hint={t("optional")} {...field("phone", "tel")} />
      </div>
      <TextArea label={t("message")} rows={7} {...field("message", "off")} required />
      <Trap value={values["website"]} />
    </>
  );
}

/** Shown only if the site has topics. */
function Topic({ value }: { value: string | undefined }) {
  const { t } = useTranslation("contact");
  const isEnglish = useContent() === "en";
  const { topics = [] } = useSiteSettings();
  if (topics.length === 0) return null;
  return (
    <AnyField label={t("topic")}>
      {(linked) => (
        <select {...linked} name="topic" defaultValue={value ?? ""}>
          <option value="">{t("topicNone")}</option>
          {topics.map(({ id, name, en }) => (
            <option key={id} value={id} lang={isEnglish && en === "" ? "de" : undefined}>
              {(isEnglish && en) || name}
            </option>
          ))}
        </select>
      )}
    </AnyField>
  );
}
