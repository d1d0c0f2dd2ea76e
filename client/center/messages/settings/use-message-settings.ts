import type { MessageSettingsAnswer } from "#contract/schemas/message-settings.ts";
import { trpc } from "../../../api/trpc.ts";
import { useVersionedForm } from "../../../ui/admin/use-versioned-form.ts";
import { errorsByField, formOf, inputOf, type SettingsForm, valuesByError } from "./form.ts";

export function useMessageSettings(settings: MessageSettingsAnswer) {
  const utils = trpc.useUtils();
  const update = trpc.messages.updateSettings.useMutation();
  return useVersionedForm<MessageSettingsAnswer, SettingsForm>(settings, {
    formOf,
    valuesByError,
    send: (form, { version }) => update.mutateAsync({ ...inputOf(form), version }),
    errorsOf: errorsByField,
    onAdopt: (next) => {
      utils.messages.settings.setData(undefined, next);
      // The contact form shows the topics.
      void utils.settings.get.invalidate();
    },
  });
}

export type EditedSettings = ReturnType<typeof useMessageSettings>;
