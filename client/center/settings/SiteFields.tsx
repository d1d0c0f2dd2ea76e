import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { limits } from "#contract/values/limits.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { siteNameOf } from "#contract/values/site-name.ts";
import { lookPath } from "#contract/values/pages.ts";
import { Choice } from "../../ui/admin/Choice.tsx";
import { Field } from "../../ui/admin/Field.tsx";
import { Switch } from "../../ui/admin/Switch.tsx";
import screen from "../Screen.module.css";
import { type EnglishTexts, linesOf, type SettingsForm } from "./form.ts";
import styles from "./SettingsScreen.module.css";

type Props = { form: SettingsForm; errors: Record<string, string>; onChange: (form: SettingsForm) => void };

const languages = ["de", "en"] as const;

export function SiteFields({ form, errors, onChange }: Props) {
  const { t } = useTranslation("admin");
  const { t: settings } = useTranslation("settings");
  const stored = useSiteSettings();
  const text = (name: "description" | "keywords" | "author") => ({
    value: form[name],
    onChange: (value: string) => onChange({ ...form, [name]: value }),
    maxLength: limits.textLength,
    error: errors[name],
  });
  const english = (name: Exclude<keyof EnglishTexts, "title">) => ({
    label: settings(`site.english.${name}`),
    lang: "en",
    value: form.en[name],
    onChange: (value: string) => onChange({ ...form, en: { ...form.en, [name]: value } }),
    maxLength: limits.textLength,
    error: errors[`en.${name}`],
  });
  return (
    <section aria-labelledby="settings-site" className={`${screen.panel} ${styles.section}`}>
      <h2 id="settings-site">{t("settings.site")}</h2>
      <p>
        {settings("site.name", { name: siteNameOf(stored, "de") || "–" })}{" "}
        <Link to={lookPath}>{settings("site.changeName")}</Link>
      </p>
      <Field
        label={t("settings.siteDescription")}
        hint={t("settings.siteDescriptionHint")}
        {...text("description")}
        maxLength={limits.seoDescriptionLength}
        rows={2}
        hasCounter
      />
      <Field {...english("description")} maxLength={limits.seoDescriptionLength} rows={2} hasCounter />
      <Field label={settings("site.keywords")} hint={settings("site.keywordsHint")} {...text("keywords")} />
      <Field {...english("keywords")} />
      <Field label={settings("site.author")} hint={settings("site.authorHint")} {...text("author")} />
      <div>
        <Switch
          isSelected={form.onlyGerman}
          onChange={(onlyGerman) => onChange({ ...form, onlyGerman })}
          aria-describedby="settings-only-german"
        >
          {settings("site.onlyGerman")}
        </Switch>
        <p id="settings-only-german" className={styles.hint}>
          {settings("site.onlyGermanHint")}
        </p>
      </div>
      {!form.onlyGerman && (
        <Choice
          label={settings("site.language")}
          hint={settings("site.languageHint")}
          value={form.language}
          options={languages.map((value) => ({ value, label: settings(`site.languages.${value}`) }))}
          onChange={(language) => onChange({ ...form, language })}
        />
      )}
      <Field
        label={settings("site.embedHosts")}
        hint={settings("site.embedHostsHint")}
        value={form.embedHosts}
        onChange={(embedHosts) => onChange({ ...form, embedHosts })}
        maxLength={limits.embedHosts * limits.textLength}
        rows={2}
        spellCheck="false"
        error={hostError(errors, form.embedHosts)}
      />
      {form.domain !== null && (
        <Domain domain={form.domain} error={errors["domain"]} onChange={(domain) => onChange({ ...form, domain })} />
      )}
    </section>
  );
}

/** The first error in the list of hosts, with the line that it is about. */
function hostError(errors: Readonly<Record<string, string>>, typed: string): string | undefined {
  const [field, sentence] = Object.entries(errors).find(([name]) => name.startsWith("site.embedHosts")) ?? [];
  const host = linesOf(typed)[Number(field?.split(".")[2])];
  return sentence !== undefined && host !== undefined ? `${host}: ${sentence}` : sentence;
}

type DomainProps = { domain: string; error: string | undefined; onChange: (domain: string) => void };

function Domain({ domain, error, onChange }: DomainProps) {
  const { t } = useTranslation("settings");
  const host = globalThis.location?.hostname ?? "";
  const isOther = domain.includes(".") && host.includes(".") && !host.endsWith(domain.toLowerCase());
  return (
    <Field
      label={t("site.domain")}
      hint={isOther ? t("site.domainDiffers", { host }) : t("site.domainHint")}
      value={domain}
      onChange={onChange}
      maxLength={limits.textLength}
      spellCheck="false"
      error={error}
    />
  );
}
