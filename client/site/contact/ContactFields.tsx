// The fields of the contact form, and the one that people do not see.
import { useTranslation } from "react-i18next";
import { TextArea, TextField } from "../../ui/TextField.tsx";
import styles from "./ContactForm.module.css";

type Props = { values: Record<string, string>; errors: Record<string, string> };

export function ContactFields({ values, errors }: Props) {
  const { t } = useTranslation("contact");
  const field = (name: string, autoComplete: string) => ({
    name,
    autoComplete,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField label={t("firstName")} {...field("first_name", "given-name")} required />
        <TextField label={t("lastName")} {...field("last_name", "family-name")} required />
      </div>
      <div className={styles.pair}>
        <TextField label={t("email")} type="email" {...field("email", "email")} required />
        <TextField label={t("phone")} type="tel" hint={t("optional")} {...field("phone", "tel")} />
      </div>
      <TextArea label={t("message")} rows={7} {...field("message", "off")} required />
      <div className={styles.trap} aria-hidden="true">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" defaultValue={values["website"]} />
        </label>
      </div>
    </>
  );
}
