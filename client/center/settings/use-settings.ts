// The settings while they are edited: read, changed, saved, and compared if someone else saved first.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Config } from "#contract/schemas/config.ts";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { rebased } from "../../ui/admin/rebase.ts";
import { useSaveAttempts } from "../../ui/admin/use-save-attempts.ts";
import { useStandingErrors } from "../../ui/admin/use-standing-errors.ts";
import { trpc } from "../../api/trpc.ts";
import { useMay } from "../../api/viewer.ts";
import { errorsByField, formOf, isSameForm, type SettingsForm, updateOf, valuesByError, wrongDegrees } from "./form.ts";

export function useSettings(config: Config) {
  const { t, i18n } = useTranslation("admin");
  const { t: map } = useTranslation("map");
  const utils = trpc.useUtils();
  const mayDomain = useMay("update", "siteSettings");
  const notifyError = useNotifyError();
  const [stored, setStored] = useState(config);
  const [form, setForm] = useState(() => formOf(config, mayDomain, i18n.language));
  const update = trpc.config.update.useMutation();
  const saving = useSaveAttempts<Config, Record<string, string>, null>({});
  const { conflict, endConflict, attempt } = saving;
  const errors = useStandingErrors(saving.errors, valuesByError(form));

  /** Continues with stored settings: after a save, or with those that someone else saved. */
  const goOn = (next: Config, formOn: (now: SettingsForm, stored: SettingsForm) => SettingsForm): void => {
    setStored(next);
    setForm((now) => formOn(now, formOf(next, mayDomain, i18n.language)));
    saving.setErrors({});
    endConflict();
  };

  const save = async (version = stored.version): Promise<void> => {
    if (update.isPending) return;
    const wrong = wrongDegrees(form);
    if (wrong.length > 0)
      return saving.setErrors(Object.fromEntries(wrong.map((name) => [name, map("fields.notANumber")])));
    const sent = updateOf(form);
    const paths = sent.meta.sites.map(({ path }) => path);
    await attempt({
      about: null,
      send: async () => {
        const next = await update.mutateAsync({ ...sent, version });
        // What was typed since it was sent stays.
        goOn(next, (now, theirs) => rebased(now, form, theirs));
        notify(t("notices.saved"));
        void utils.config.get.invalidate();
      },
      errorsOf: (fields) => errorsByField(fields, paths),
      onRefused: notifyError,
    });
  };

  const isChanged = !isSameForm(form, formOf(stored, mayDomain, i18n.language));
  return {
    form,
    setForm: (next: SettingsForm) => setForm(next),
    errors,
    conflict: conflict?.current ?? null,
    isChanged,
    isSaving: update.isPending,
    save,
    adopt: (next: Config) => goOn(next, (_now, theirs) => theirs),
    endConflict,
  };
}
