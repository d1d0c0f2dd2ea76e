import { type FormEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { SiteSettings } from "#contract/schemas/settings.ts";
import { lookPath } from "#contract/values/pages.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { useFocusFirstError } from "../../ui/admin/use-focus-first-error.ts";
import { SaveButton } from "../../ui/admin/SaveButton.tsx";
import { LeaveQuestion } from "../LeaveQuestion.tsx";
import screen from "../Screen.module.css";
import { AddressSettings } from "./AddressSettings.tsx";
import { publicPaths } from "./form.ts";
import { PageSettings } from "./PageSettings.tsx";
import styles from "./SettingsScreen.module.css";
import { SiteFields } from "./SiteFields.tsx";
import { SettingsConflict } from "./SettingsConflict.tsx";
import { SettingsFrame } from "./SettingsFrame.tsx";
import { useSettings } from "./use-settings.ts";

export function SettingsScreen() {
  return (
    <SettingsFrame>
      <SettingsEditor stored={useSiteSettings()} />
    </SettingsFrame>
  );
}

function SettingsEditor({ stored }: { stored: SiteSettings }) {
  const { t } = useTranslation("admin");
  const { t: texts } = useTranslation("settings");
  const settings = useSettings(stored);
  const { form, setForm, errors, isChanged, isSaving, save } = settings;
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, errors);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <p className={screen.intro}>
        {t("settings.intro")} <Link to={lookPath}>{texts("tabs.look")}</Link>.
      </p>
      <SiteFields form={form} errors={errors} onChange={setForm} />
      <AddressSettings form={form} errors={errors} onChange={setForm} />
      <section aria-labelledby="settings-pages" className={screen.panel}>
        <div className={styles.section}>
          <h2 id="settings-pages">{t("settings.pages")}</h2>
          <p>{t("settings.pagesIntro")}</p>
        </div>
        {publicPaths.map((path) => (
          <PageSettings key={path} path={path} form={form} errors={errors} onChange={setForm} />
        ))}
      </section>
      <div className={styles.actions}>
        {isChanged && <span>{t("editor.changed")}</span>}
        <SaveButton type="submit" isDisabled={isSaving} />
      </div>
      <SettingsConflict settings={settings} />
      {/* The browser does not store unsaved settings, so leaving would lose them. */}
      <LeaveQuestion
        isAsked={isChanged}
        title={t("settings.leaveTitle")}
        text={t("settings.leaveText")}
        leaveLabel={t("settings.leave")}
        stayLabel={t("settings.stay")}
      />
    </form>
  );
}
