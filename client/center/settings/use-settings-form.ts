// A form for a part of the settings. After a conflict, the input is merged with the stored settings without a question.
import { useTranslation } from "react-i18next";
import type { SiteSettings } from "#contract/schemas/settings.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { trpc } from "../../api/trpc.ts";
import { notify } from "../../ui/admin/notices.tsx";
import type { ErrorsByPath } from "../../ui/admin/standing-errors.ts";
import { plain, rebased } from "../../ui/admin/rebase.ts";
import type { SettingsPart } from "../../ui/admin/use-settings-change.ts";
import { useVersionedForm } from "../../ui/admin/use-versioned-form.ts";

type ConfigForm<Form> = {
  formOf: (settings: SiteSettings) => Form;
  partOf: (form: Form) => SettingsPart;
  /** @returns errors by path; the form is then not sent */
  check?: (form: Form) => ErrorsByPath;
  onConflict?: (theirs: SiteSettings, sent: Form, seen: SiteSettings) => void;
  onSaved?: (stored: SiteSettings) => void;
};

export function useSettingsForm<Form extends object>({ formOf, partOf, check, onConflict, onSaved }: ConfigForm<Form>) {
  const { t } = useTranslation("settings");
  const utils = trpc.useUtils();
  const update = trpc.settings.update.useMutation();
  return useVersionedForm<SiteSettings, Form>(useSiteSettings(), {
    formOf,
    compared: plain,
    ...(check && { check }),
    send: (form, { version }) => update.mutateAsync({ ...partOf(form), version }),
    areFieldsEnough: true,
    kept: rebased,
    onAdopt: (next) => utils.settings.get.setData(undefined, next),
    onConflict: (...conflict) => {
      notify(t("conflict"), "bad");
      onConflict?.(...conflict);
    },
    onSaved: (stored) => onSaved?.(stored),
  });
}
