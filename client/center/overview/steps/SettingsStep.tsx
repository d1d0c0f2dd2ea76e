import layout from "../../../ui/admin/Layout.module.css";
import { type FormEvent, type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { SiteSettings } from "#contract/schemas/settings.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { Unsaved } from "../../../ui/admin/Unsaved.tsx";
import { useFocusFirstError } from "../../../ui/admin/use-focus-first-error.ts";
import type { SettingsPart } from "../../../ui/admin/use-settings-change.ts";
import { useSettingsForm } from "../../settings/use-settings-form.ts";

type Edited<Form> = { form: Form; change: (part: Partial<Form>) => void; errors: Record<string, string> };

type Props<Form> = {
  formOf: (settings: SiteSettings) => Form;
  partOf: (form: Form) => SettingsPart;
  /** The fields that must be filled in, by the path of their error. */
  required?: (form: Form) => Record<string, string>;
  onDone: () => void;
  children: (edited: Edited<Form>) => ReactNode;
};

/** A step that stores a part of the settings. Saving completes the step, also if nothing was changed. */
export function SettingsStep<Form extends object>({ formOf, partOf, required, onDone, children }: Props<Form>) {
  const { t } = useTranslation("overview");
  const { t: admin } = useTranslation("admin");
  const check = (typed: Form): Record<string, string> => {
    const empty = Object.entries(required?.(typed) ?? {}).filter(([, value]) => value.trim() === "");
    return Object.fromEntries(empty.map(([path]) => [path, admin("password.required")]));
  };
  const { form, change, errors, isChanged, isSaving, save } = useSettingsForm({ formOf, partOf, check });
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, errors);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if ((!isChanged && !required) || (await save())) onDone();
  };
  return (
    <form ref={element} className={layout.closeStack} onSubmit={(event) => void submit(event)} noValidate>
      <Unsaved isThere={isChanged} />
      {children({ form, change, errors })}
      <div className={layout.centeredActions}>
        <Button type="submit" tone="primary" isDisabled={isSaving}>
          {t("steps.save")}
        </Button>
      </div>
    </form>
  );
}
