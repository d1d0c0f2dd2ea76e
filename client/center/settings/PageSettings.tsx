import { useTranslation } from "react-i18next";
import { Button, Disclosure, DisclosurePanel, Heading } from "react-aria-components";
import { limits } from "#contract/values/limits.ts";
import { useNameInMenus } from "../../site/layout/menus.ts";
import { trpc } from "../../api/trpc.ts";
import { Field } from "../../ui/admin/Field.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import { hasOwnTexts, type PageTexts, type SettingsForm, textsOf } from "./form.ts";
import styles from "./SettingsScreen.module.css";

type Props = {
  path: string;
  form: SettingsForm;
  errors: Record<string, string>;
  onChange: (form: SettingsForm) => void;
};

function usePageName(path: string): string {
  const name = useNameInMenus()(path);
  const { data: places } = trpc.entries.places.useQuery({ on: "Erlebnis" });
  if (name !== null) return name;
  return places?.find((place) => place.path === path)?.title ?? path;
}

export function PageSettings({ path, form, errors, onChange }: Props) {
  const { t } = useTranslation("admin");
  const { t: seo } = useTranslation("seo");
  const name = usePageName(path);
  const texts = textsOf(form, path);
  const change = (next: Partial<PageTexts>): void =>
    onChange({ ...form, pages: { ...form.pages, [path]: { ...texts, ...next } } });
  const { en } = texts;
  const changeEnglish = (next: Partial<PageTexts>): void =>
    change({ en: { title: en?.title ?? "", description: en?.description ?? "", ...next } });
  const errorOf = (name: string) => errors[`${path} ${name}`];
  const hasError = ["title", "description", "en.title", "en.description"].some(errorOf);
  return (
    // If the page has an error, the changed key remounts the disclosure, so that the disclosure opens.
    <Disclosure className={styles.page ?? ""} key={String(hasError)} defaultExpanded={hasError}>
      <Heading level={3}>
        <Button slot="trigger" className={styles.trigger ?? ""}>
          <Icon name="chevron" />
          <span className={styles.name}>{name}</span>
          <span className={styles.path}>{path}</span>
          <span className={styles.status}>{t(hasOwnTexts(texts) ? "settings.ownTexts" : "settings.defaultTexts")}</span>
        </Button>
      </Heading>
      <DisclosurePanel>
        <div className={styles.fields}>
          <Field
            label={t("settings.pageTitle")}
            value={texts.title}
            onChange={(title) => change({ title })}
            maxLength={limits.textLength}
            error={errorOf("title")}
          />
          <Field
            label={t("settings.pageDescription")}
            value={texts.description}
            onChange={(description) => change({ description })}
            maxLength={limits.seoDescriptionLength}
            rows={2}
            hasCounter
            error={errorOf("description")}
          />
          <Field
            label={seo("titleEnglish")}
            lang="en"
            value={en?.title ?? ""}
            onChange={(title) => changeEnglish({ title })}
            maxLength={limits.textLength}
            error={errorOf("en.title")}
          />
          <Field
            label={seo("descriptionEnglish")}
            lang="en"
            value={en?.description ?? ""}
            onChange={(description) => changeEnglish({ description })}
            maxLength={limits.seoDescriptionLength}
            rows={2}
            hasCounter
            error={errorOf("en.description")}
          />
        </div>
      </DisclosurePanel>
    </Disclosure>
  );
}
