import { type FormEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import { Field } from "../../../ui/admin/Field.tsx";
import { SaveButton } from "../../../ui/admin/SaveButton.tsx";
import { useFinishStep } from "../../use-finish-step.ts";
import { SettingsFrame } from "../SettingsFrame.tsx";
import { useSettingsForm } from "../use-settings-form.ts";
import { useFocusFirstError } from "../../../ui/admin/use-focus-first-error.ts";
import { LeaveQuestion } from "../../LeaveQuestion.tsx";
import { Section } from "../../Section.tsx";
import settings from "../SettingsScreen.module.css";
import { AccentField } from "./AccentField.tsx";
import { FontChoice } from "./FontChoice.tsx";
import { formOf, isNameAlone, lookOfForm, partOf } from "./form.ts";
import { LogoField } from "./LogoField.tsx";
import styles from "./Look.module.css";
import { LookPreview } from "./LookPreview.tsx";
import { PaletteChoice } from "./PaletteChoice.tsx";
import { showLook } from "./show-look.ts";

export function LookScreen() {
  return (
    <SettingsFrame>
      <Look />
    </SettingsFrame>
  );
}

function Look() {
  const { t } = useTranslation("settings");
  const { t: admin } = useTranslation("admin");
  const before = useSiteSettings();
  const finish = useFinishStep();
  const { form, change, isChanged, errors, isSaving, save } = useSettingsForm({
    formOf,
    partOf,
    onSaved: (stored) => {
      showLook(document, lookOfForm(formOf(stored)));
      // A user who has only entered the name has not chosen a look yet.
      if (!isNameAlone(formOf(before), formOf(stored))) finish("colors");
    },
  });
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, errors);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <form ref={element} onSubmit={submit} noValidate className={styles.look}>
      <div className={styles.parts}>
        <Section id="name" title={t("look.nameTitle")} intro={t("look.nameIntro")}>
          <Field
            label={t("look.name")}
            value={form.name}
            onChange={(name) => change({ name })}
            maxLength={limits.textLength}
            error={errors["site.name"]}
          />
          <Field
            label={t("look.nameEnglish")}
            hint={t("look.nameEnglishHint")}
            value={form.nameEnglish}
            onChange={(nameEnglish) => change({ nameEnglish })}
            maxLength={limits.textLength}
            error={errors["site.en.name"]}
          />
        </Section>
        <LogoField id={form.logo} error={errors["site.logo"]} onChange={(logo) => change({ logo })} />
        <Section id="colors" title={t("look.colorsTitle")} intro={t("look.colorsIntro")}>
          <PaletteChoice palette={form.palette} onChange={(palette) => change({ palette })} />
          <AccentField form={form} error={errors["site.accent"]} onChange={(accent) => change({ accent })} />
        </Section>
        <Section id="fonts" title={t("look.fontsTitle")} intro={t("look.fontsIntro")}>
          <FontChoice fonts={form.fonts} onChange={(fonts) => change({ fonts })} />
        </Section>
      </div>
      <LookPreview form={form} />
      <div className={`${settings.actions} ${styles.actions}`}>
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
