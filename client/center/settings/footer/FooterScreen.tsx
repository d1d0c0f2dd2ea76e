import { type FormEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { limits } from "#contract/values/limits.ts";
import { lookPath, sitePagesPath, siteSettingsPath } from "#contract/values/pages.ts";
import { Field } from "../../../ui/admin/Field.tsx";
import { SaveButton } from "../../../ui/admin/SaveButton.tsx";
import { useFocusFirstError } from "../../../ui/admin/use-focus-first-error.ts";
import { LeaveQuestion } from "../../LeaveQuestion.tsx";
import { Section } from "../../Section.tsx";
import settings from "../SettingsScreen.module.css";
import { SettingsFrame } from "../SettingsFrame.tsx";
import { useSettingsForm } from "../use-settings-form.ts";
import { FooterPreview } from "./FooterPreview.tsx";
import { formOf, partOf, profileError } from "./form.ts";

export function FooterScreen() {
  return (
    <SettingsFrame>
      <FooterEditor />
    </SettingsFrame>
  );
}

function FooterEditor() {
  const { t } = useTranslation("settings");
  const { t: admin } = useTranslation("admin");
  const { form, change, isChanged, errors, isSaving, save } = useSettingsForm({
    formOf: ({ site }) => formOf(site),
    partOf: (typed) => ({ site: partOf(typed) }),
  });
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, errors);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <Section id="footer" title={t("footer.title")} intro={t("footer.intro")}>
        <Field
          label={t("footer.text")}
          hint={t("footer.hint")}
          value={form.footer}
          onChange={(footer) => change({ footer })}
          maxLength={limits.siteFooterLength}
          rows={3}
          hasCounter
          error={errors["site.footer"]}
        />
        <FooterPreview text={form.footer} />
        <Field
          label={t("footer.english")}
          lang="en"
          value={form.english}
          onChange={(english) => change({ english })}
          maxLength={limits.siteFooterLength}
          rows={3}
          hasCounter
          error={errors["site.en.footer"]}
        />
        <Field
          label={t("footer.profiles")}
          hint={t("footer.profilesHint")}
          value={form.profiles}
          onChange={(profiles) => change({ profiles })}
          maxLength={limits.siteProfiles * limits.textLength}
          rows={3}
          spellCheck="false"
          error={profileError(errors, form.profiles) ?? undefined}
        />
        <p>
          {t("footer.elsewhere")} <Link to={lookPath}>{t("tabs.look")}</Link> ·{" "}
          <Link to={siteSettingsPath}>{t("tabs.site")}</Link> ·{" "}
          <Link to={sitePagesPath}>{admin("center.sitePages")}</Link>
        </p>
      </Section>
      <div className={settings.actions}>
        {isChanged && <span>{admin("editor.changed")}</span>}
        <SaveButton type="submit" isDisabled={isSaving} />
      </div>
      <LeaveQuestion
        isAsked={isChanged}
        title={admin("settings.leaveTitle")}
        text={admin("settings.leaveText")}
        leaveLabel={admin("settings.leave")}
        stayLabel={admin("settings.stay")}
      />
    </form>
  );
}
