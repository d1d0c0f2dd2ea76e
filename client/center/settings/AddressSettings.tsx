// The site's address: shown on the home page and with events, and told to calendars and search engines.
import { useTranslation } from "react-i18next";
import { limits } from "#contract/limits.ts";
import { Field } from "../../ui/admin/Field.tsx";
import screen from "../Screen.module.css";
import type { SettingsForm } from "./form.ts";
import styles from "./SettingsScreen.module.css";

type Props = { form: SettingsForm; errors: Record<string, string>; onChange: (form: SettingsForm) => void };

const parts = ["street", "zip", "city", "country"] as const;

export function AddressSettings({ form, errors, onChange }: Props) {
  const { t } = useTranslation("admin");
  return (
    <section aria-labelledby="settings-address" className={`${screen.panel} ${styles.section}`}>
      <h2 id="settings-address">{t("settings.address.title")}</h2>
      <p>{t("settings.address.intro")}</p>
      {parts.map((part) => (
        <Field
          key={part}
          label={t(`settings.address.${part}`)}
          value={form.address[part]}
          onChange={(value) => onChange({ ...form, address: { ...form.address, [part]: value } })}
          maxLength={limits.textLength}
          error={errors[`site.address.${part}`]}
        />
      ))}
    </section>
  );
}
