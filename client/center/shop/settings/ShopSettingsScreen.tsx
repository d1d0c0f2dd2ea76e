// The settings of the shop: prices, payment, shipping, law; the keys of the payment provider; the rates of VAT.
import { type FormEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { lawPath } from "#contract/pages.ts";
import { SaveButton } from "../../../ui/admin/SaveButton.tsx";
import { useFocusFirstError } from "../../../ui/admin/use-focus-first-error.ts";
import { LeaveQuestion } from "../../LeaveQuestion.tsx";
import screen from "../../Screen.module.css";
import section from "../../Section.module.css";
import { ShopFrame } from "../ShopFrame.tsx";
import { DocumentSettings } from "../documents/DocumentSettings.tsx";
import { Account } from "./Account.tsx";
import { Guarantee } from "./Guarantee.tsx";
import { PaymentSources } from "./PaymentSources.tsx";
import { PriceSettings } from "./PriceSettings.tsx";
import { Shipping } from "./Shipping.tsx";
import { StripeKeys } from "./StripeKeys.tsx";
import { TaxRates } from "./TaxRates.tsx";
import { useShopSettings } from "./use-shop-settings.ts";

export function ShopSettingsScreen() {
  const { t } = useTranslation("shopcenter");
  return (
    <ShopFrame title={t("settings.title")}>
      <p className={screen.intro}>
        <Link to={lawPath}>{t("settings.law")}</Link>
      </p>
      <SettingsForm />
      <DocumentSettings />
      <StripeKeys />
      <TaxRates />
    </ShopFrame>
  );
}

function SettingsForm() {
  const { t } = useTranslation("admin");
  const settings = useShopSettings();
  const { errors, isChanged, isPending, save } = settings;
  const form = useRef<HTMLFormElement>(null);
  useFocusFirstError(form, errors);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <PriceSettings settings={settings} />
      <Account settings={settings} />
      <PaymentSources settings={settings} />
      <Shipping settings={settings} />
      <Guarantee settings={settings} />
      <div className={section.actions}>
        {isChanged && <span>{t("editor.changed")}</span>}
        <SaveButton type="submit" isDisabled={isPending} />
      </div>
      <LeaveQuestion
        isAsked={isChanged}
        title={t("settings.leaveTitle")}
        text={t("settings.leaveText")}
        leaveLabel={t("settings.leave")}
        stayLabel={t("settings.stay")}
      />
    </form>
  );
}
