import { type FormEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { SaveButton } from "../../../ui/admin/SaveButton.tsx";
import { useFocusFirstError } from "../../../ui/admin/use-focus-first-error.ts";
import { LeaveQuestion } from "../../LeaveQuestion.tsx";
import { Section } from "../../Section.tsx";
import settings from "../SettingsScreen.module.css";
import { SettingsFrame } from "../SettingsFrame.tsx";
import { useSettingsForm } from "../use-settings-form.ts";
import { ClosureRows } from "./ClosureRows.tsx";
import { HourRows } from "./HourRows.tsx";
import { formOf, partOf, placesIn } from "./form.ts";

export function HoursScreen() {
  return (
    <SettingsFrame>
      <Hours />
    </SettingsFrame>
  );
}

function Hours() {
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
      <Section id="week" title={t("hours.week")} intro={t("hours.weekIntro")}>
        <HourRows rows={form.hours} errors={errors} onChange={(hours) => change({ hours })} />
      </Section>
      <Section id="closures" title={t("hours.closures")} intro={t("hours.closuresIntro")}>
        <ClosureRows
          rows={form.closures}
          places={placesIn(form.hours)}
          errors={errors}
          onChange={(closures) => change({ closures })}
        />
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
