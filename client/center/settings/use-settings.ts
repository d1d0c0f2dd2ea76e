import { useTranslation } from "react-i18next";
import type { SiteSettings } from "#contract/schemas/settings.ts";
import { rebased } from "../../ui/admin/rebase.ts";
import { useVersionedForm } from "../../ui/admin/use-versioned-form.ts";
import { trpc } from "../../api/trpc.ts";
import { useMay } from "../../api/viewer.ts";
import {
  comparedParts,
  errorsByField,
  formOf,
  type SettingsForm,
  updateOf,
  valuesByError,
  wrongDegrees,
} from "./form.ts";

export function useSettings(settings: SiteSettings) {
  const { i18n } = useTranslation();
  const { t: map } = useTranslation("map");
  const utils = trpc.useUtils();
  const mayDomain = useMay("update", "siteSettings");
  const update = trpc.settings.update.useMutation();
  return useVersionedForm<SiteSettings, SettingsForm>(settings, {
    formOf: (stored) => formOf(stored, mayDomain, i18n.language),
    compared: comparedParts,
    valuesByError,
    check: (form) => Object.fromEntries(wrongDegrees(form).map((name) => [name, map("fields.notANumber")])),
    send: (form, { version }) => update.mutateAsync({ ...updateOf(form), version }),
    errorsOf: (fields, sent) =>
      errorsByField(
        fields,
        updateOf(sent).meta.sites.map(({ path }) => path),
      ),
    kept: rebased,
    onSaved: () => void utils.settings.get.invalidate(),
  });
}
