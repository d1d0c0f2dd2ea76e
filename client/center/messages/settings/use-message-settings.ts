// The messages' settings while they are edited: changed, saved, and compared if someone else saved first.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { MessageSettingsAnswer } from "#contract/schemas/message-settings.ts";
import { trpc } from "../../../api/trpc.ts";
import { notify, useNotifyError } from "../../../ui/admin/notices.tsx";
import { useSaveAttempts } from "../../../ui/admin/use-save-attempts.ts";
import { useStandingErrors } from "../../../ui/admin/use-standing-errors.ts";
import { errorsByField, formOf, isSameForm, type SettingsForm, valuesByError } from "./form.ts";

export function useMessageSettings(settings: MessageSettingsAnswer) {
  const { t } = useTranslation("admin");
  const utils = trpc.useUtils();
  const notifyError = useNotifyError();
  const [stored, setStored] = useState(settings);
  const [form, setForm] = useState(() => formOf(settings));
  const update = trpc.messages.updateSettings.useMutation();
  const saving = useSaveAttempts<MessageSettingsAnswer, Record<string, string>, null>({});
  const { conflict, endConflict, attempt } = saving;
  const errors = useStandingErrors(saving.errors, valuesByError(form));

  /** Continues with stored settings: after a save, or with those that someone else saved. */
  const adopt = (next: MessageSettingsAnswer): void => {
    setStored(next);
    setForm(formOf(next));
    saving.setErrors({});
    endConflict();
    utils.messages.settings.setData(undefined, next);
  };

  const save = async (version = stored.version): Promise<void> => {
    if (update.isPending) return;
    await attempt({
      about: null,
      send: async () => {
        adopt(await update.mutateAsync({ ...form, version }));
        notify(t("notices.saved"));
      },
      errorsOf: (fields) => errorsByField(fields, form),
      onRefused: notifyError,
    });
  };

  return {
    form,
    change: (next: Partial<SettingsForm>) => setForm({ ...form, ...next }),
    errors,
    conflict: conflict?.current ?? null,
    isChanged: !isSameForm(form, formOf(stored)),
    isSaving: update.isPending,
    save,
    adopt,
    endConflict,
  };
}

export type EditedSettings = ReturnType<typeof useMessageSettings>;
