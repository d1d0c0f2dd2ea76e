// A form of some fields of the site: saved with the version that it began with, and moved onto what others have stored.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Config } from "#contract/schemas/config.ts";
import { useSiteConfig } from "../../api/loaded.ts";
import { plain, rebased } from "../../ui/admin/rebase.ts";
import { type ConfigPart, useConfigChange } from "../../ui/admin/use-config-change.ts";

type Site = Config["site"];
type SiteForm<Form> = { formOf: (site: Site) => Form; partOf: (form: Form) => NonNullable<ConfigPart["site"]> };

export function useSiteForm<Form extends object>({ formOf, partOf }: SiteForm<Form>) {
  const { t } = useTranslation("settings");
  const { t: admin } = useTranslation("admin");
  const config = useSiteConfig();
  const [{ form, base, version }, setState] = useState(() => {
    const begun = formOf(config.site);
    return { form: begun, base: begun, version: config.version };
  });
  const { change, errors, isPending } = useConfigChange(t("conflict"));

  /** What was typed since `from` stays. */
  const adopt = (next: Config, from: Form | null): void =>
    setState((now) => {
      const stored = formOf(next.site);
      return { form: rebased(now.form, from ?? now.base, stored), base: stored, version: next.version };
    });

  /** @returns what is stored; null: nothing was */
  const save = async (): Promise<Form | null> => {
    let current: Config | null = null as Config | null;
    const onCurrent = (next: Config): void => {
      current = next;
    };
    const isStored = await change({ site: partOf(form) }, admin("notices.saved"), { version, onCurrent });
    if (current) adopt(current, isStored ? form : null);
    return isStored && current ? formOf(current.site) : null;
  };
  return {
    form,
    update: (part: Partial<Form>): void => setState((now) => ({ ...now, form: { ...now.form, ...part } })),
    isChanged: plain(form) !== plain(base),
    errors,
    isPending,
    save,
  };
}
