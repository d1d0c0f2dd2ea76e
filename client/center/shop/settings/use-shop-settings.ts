import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isSameValue } from "#contract/values/same-value.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import { trpc } from "../../../api/trpc.ts";
import { rebased } from "../../../ui/admin/rebase.ts";
import { useSettingsChange } from "../../../ui/admin/use-settings-change.ts";
import { useStandingErrors } from "../../../ui/admin/use-standing-errors.ts";
import { changesOf, formOf, readForm, type ShopForm } from "./shop-form.ts";

export function useShopSettings() {
  const { t, i18n } = useTranslation("shopcenter");
  const { t: settings } = useTranslation("settings");
  const { shop } = useSiteSettings();
  const utils = trpc.useUtils();
  const [base, setBase] = useState(() => formOf(shop, i18n.language));
  const [form, setForm] = useState(base);
  const [read, setRead] = useState(shop);
  // Another user has changed the settings, or a second person has agreed to a change.
  if (shop !== read) {
    const next = formOf(shop, i18n.language);
    setRead(shop);
    setBase(next);
    setForm(rebased(form, base, next));
  }
  const { change, errors: found, setErrors } = useSettingsChange(settings("conflict"));
  const errors = useStandingErrors(found, form);

  const isChanged = !isSameValue(form, base, ["row"]);

  const check = (): number => {
    const wrong = Object.entries(readForm(form).problems).map(([path, problem]) => [path, t(`problems.${problem}`)]);
    setErrors(Object.fromEntries(wrong));
    return wrong.length;
  };
  const save = async (): Promise<boolean> => {
    if (!isChanged) return true;
    if (!(await change({ shop: changesOf(form, base) }, null))) return false;
    const stored = formOf(utils.settings.get.getData()?.shop ?? shop, i18n.language);
    setBase(stored);
    setForm(stored);
    return true;
  };
  return {
    form,
    change: (part: Partial<ShopForm>): void => setForm((now) => ({ ...now, ...part })),
    errors,
    check,
    save,
    isChanged,
  };
}

export type ShopSettingsForm = ReturnType<typeof useShopSettings>;
