// The shop's settings while they are edited: only what was changed is sent, and what somebody else has set stays.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSiteConfig } from "../../../loaded.ts";
import { trpc } from "../../../trpc.ts";
import { notify } from "../../../ui/admin/notices.tsx";
import { useConfigChange } from "../../settings/use-config-change.ts";
import { changesOf, formOf, isSameForm, readForm, type ShopForm } from "./shop-form.ts";

export function useShopSettings() {
  const { t, i18n } = useTranslation("shopcenter");
  const { t: settings } = useTranslation("settings");
  const { t: admin } = useTranslation("admin");
  const { shop } = useSiteConfig();
  const utils = trpc.useUtils();
  const [base, setBase] = useState(() => formOf(shop, i18n.language));
  const [form, setForm] = useState(base);
  const { change, errors, setErrors, isPending } = useConfigChange(settings("conflict"));

  const save = async (): Promise<void> => {
    if (isPending) return;
    const wrong = Object.entries(readForm(form).problems).map(([path, problem]) => [path, t(`problems.${problem}`)]);
    if (wrong.length > 0) {
      setErrors(Object.fromEntries(wrong));
      notify(t("problems.notSaved", { count: wrong.length }), "bad");
      return;
    }
    if (!(await change({ shop: changesOf(form, base) }, admin("notices.saved")))) return;
    const stored = formOf(utils.config.get.getData()?.shop ?? shop, i18n.language);
    setBase(stored);
    setForm(stored);
  };
  return {
    form,
    change: (part: Partial<ShopForm>): void => setForm((now) => ({ ...now, ...part })),
    errors,
    save,
    isChanged: !isSameForm(form, base),
    isPending,
  };
}

export type ShopSettingsForm = ReturnType<typeof useShopSettings>;
