// The settings while they are edited: read, changed, saved, and compared if someone else saved first.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Config } from "#contract/config.ts";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { useSaveAttempts } from "../../ui/admin/use-save-attempts.ts";
import { trpc } from "../../trpc.ts";
import { useMay } from "../../viewer.ts";
import { errorsByField, formOf, isSameForm, type SettingsForm, updateOf } from "./form.ts";

export function useSettings(config: Config) {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const mayDomain = useMay("update", "siteSettings");
  const notifyError = useNotifyError();
  const [stored, setStored] = useState(config);
  const [form, setForm] = useState(() => formOf(config, mayDomain));
  const update = trpc.config.update.useMutation();
  const saving = useSaveAttempts<Config, Record<string, string>, null>({});
  const { errors, conflict, endConflict, attempt } = saving;

  /** Continues with stored settings: after a save, or with those that someone else saved. */
  const adopt = (next: Config): void => {
    setStored(next);
    setForm(formOf(next, mayDomain));
    saving.setErrors({});
    endConflict();
  };

  const save = async (version = stored.version): Promise<void> => {
    if (update.isPending) return;
    const sent = updateOf(form);
    const paths = sent.meta.sites.map(({ path }) => path);
    await attempt({
      about: null,
      send: async () => {
        adopt(await update.mutateAsync({ ...sent, version }));
        notify(t("notices.saved"));
        void utils.config.get.invalidate();
      },
      errorsOf: (fields) => errorsByField(fields, paths),
      onRefused: notifyError,
    });
  };

  const isChanged = !isSameForm(form, formOf(stored, mayDomain));
  return {
    form,
    setForm: (next: SettingsForm) => setForm(next),
    errors,
    conflict: conflict?.current ?? null,
    isChanged,
    isSaving: update.isPending,
    save,
    adopt,
    endConflict,
  };
}
