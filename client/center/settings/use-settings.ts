// The settings while they are edited: read, changed, saved, and compared when someone else was quicker.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Config } from "#contract/config.ts";
import { notify, useNotifyError } from "../../ui/admin/notices.tsx";
import { refusalOf, trpc } from "../../trpc.ts";
import { errorsByField, formOf, isSameForm, type SettingsForm, updateOf } from "./form.ts";

export function useSettings(config: Config) {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [stored, setStored] = useState(config);
  const [form, setForm] = useState(() => formOf(config));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [conflict, setConflict] = useState<Config | null>(null);
  const update = trpc.config.update.useMutation();

  const take = (next: Config): void => {
    setStored(next);
    setForm(formOf(next));
    setErrors({});
    setConflict(null);
  };

  const save = async (version = stored.version): Promise<void> => {
    if (update.isPending) return;
    const sent = updateOf(form);
    setErrors({});
    setConflict(null);
    try {
      take(await update.mutateAsync({ ...sent, version }));
      notify(t("notices.saved"));
      void utils.config.get.invalidate();
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code === "C409" && refusal.current) setConflict(refusal.current as Config);
      else {
        setErrors(
          errorsByField(
            refusal?.fields ?? {},
            sent.meta.sites.map(({ path }) => path),
          ),
        );
        notifyError(error);
      }
    }
  };

  const isChanged = !isSameForm(form, formOf(stored));
  return {
    form,
    setForm: (next: SettingsForm) => setForm(next),
    errors,
    conflict,
    isChanged,
    isSaving: update.isPending,
    save,
    take,
    endConflict: () => setConflict(null),
  };
}
