// A form of some settings. After a conflict, the input is rebased onto the stored settings without a question.
import { useTranslation } from "react-i18next";
import type { Config } from "#contract/schemas/config.ts";
import { useSiteConfig } from "../../api/loaded.ts";
import { trpc } from "../../api/trpc.ts";
import { notify } from "../../ui/admin/notices.tsx";
import { plain, rebased } from "../../ui/admin/rebase.ts";
import type { ConfigPart } from "../../ui/admin/use-config-change.ts";
import { useVersionedForm } from "../../ui/admin/use-versioned-form.ts";

type ConfigForm<Form> = {
  formOf: (config: Config) => Form;
  partOf: (form: Form) => ConfigPart;
  onConflict?: (theirs: Config, sent: Form, seen: Config) => void;
  onSaved?: (stored: Config) => void;
};

export function useConfigForm<Form extends object>({ formOf, partOf, onConflict, onSaved }: ConfigForm<Form>) {
  const { t } = useTranslation("settings");
  const utils = trpc.useUtils();
  const update = trpc.config.update.useMutation();
  return useVersionedForm<Config, Form>(useSiteConfig(), {
    formOf,
    compared: plain,
    send: (form, { version }) => update.mutateAsync({ ...partOf(form), version }),
    areFieldsEnough: true,
    kept: rebased,
    onAdopt: (next) => utils.config.get.setData(undefined, next),
    onConflict: (...conflict) => {
      notify(t("conflict"), "bad");
      onConflict?.(...conflict);
    },
    onSaved: (stored) => onSaved?.(stored),
  });
}
