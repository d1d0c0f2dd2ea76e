import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { Field } from "../../ui/admin/Field.tsx";
import { pairIn } from "../map/place-form.ts";
import screen from "../Screen.module.css";
import type { SettingsForm } from "./form.ts";
import styles from "./SettingsScreen.module.css";

type Props = { form: SettingsForm; errors: Record<string, string>; onChange: (form: SettingsForm) => void };

const parts = ["street", "zip", "city", "country"] as const;
const degrees = ["lat", "lng"] as const;

/** A pasted pair of coordinates fills both fields. */
function typed(part: string, value: string): Partial<SettingsForm["address"]> {
  return (part === "lat" && pairIn(value)) || { [part]: value };
}

export function AddressSettings({ form, errors, onChange }: Props) {
  const { t } = useTranslation("admin");
  const field = (part: (typeof parts)[number] | (typeof degrees)[number]) => ({
    label: t(`settings.address.${part}`),
    value: form.address[part],
    onChange: (value: string) => onChange({ ...form, address: { ...form.address, ...typed(part, value) } }),
    maxLength: limits.textLength,
    error: errors[`site.address.${part}`],
  });
  return (
    <section aria-labelledby="settings-address" className={`${screen.panel} ${styles.section}`}>
      <h2 id="settings-address">{t("settings.address.title")}</h2>
      <p>{t("settings.address.intro")}</p>
      {parts.map((part) => (
        <Field key={part} {...field(part)} />
      ))}
      <p>{t("settings.address.position")}</p>
      {degrees.map((part) => (
        <Field key={part} inputMode="decimal" {...field(part)} />
      ))}
    </section>
  );
}
