// The sender while it is edited: saved with the version that it began with, and compared if someone else saved first.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Config } from "#contract/schemas/config.ts";
import { useSiteConfig } from "../../../api/loaded.ts";
import { rebased } from "../../../ui/admin/rebase.ts";
import { useConfigChange } from "../../../ui/admin/use-config-change.ts";
import { type Sender, senderOf, theirsIn } from "./sender-form.ts";

type Edited = { form: Sender; base: Sender; version: number; theirs: Partial<Sender> };

export function useSender() {
  const { t } = useTranslation("settings");
  const { t: admin } = useTranslation("admin");
  const config = useSiteConfig();
  const [edited, setEdited] = useState<Edited>(() => {
    const begun = senderOf(config);
    return { form: begun, base: begun, version: config.version, theirs: {} };
  });
  const { change, errors, isPending } = useConfigChange(t("conflict"));
  const { form, version, theirs } = edited;

  /** @param from what was sent, if it is stored */
  const adopt = (next: Config, from: Sender | null): void =>
    setEdited((now) => {
      const stored = senderOf(next);
      const kept = rebased(now.form, from ?? now.base, stored);
      return { form: kept, base: stored, version: next.version, theirs: theirsIn(kept, from ?? now.base, stored) };
    });
  const save = async (): Promise<void> => {
    let current: Config | null = null as Config | null;
    const onCurrent = (next: Config): void => {
      current = next;
    };
    const isStored = await change({ mail: form }, admin("notices.saved"), { version, onCurrent });
    if (current) adopt(current, isStored ? form : null);
  };
  const update = (part: Partial<Sender>): void => setEdited((now) => ({ ...now, form: { ...now.form, ...part } }));
  return { form, theirs, errors, isPending, update, save };
}
