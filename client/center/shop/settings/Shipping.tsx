// Delivery: countries, prices, duration, pick-up, and the age check at the door (legal.md L20).
import layout from "../../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import { useSiteSettings } from "../../../api/loaded.ts";
import { Field } from "../../../ui/admin/Field.tsx";
import { Section } from "../../Section.tsx";
import { Bands } from "./Bands.tsx";
import { Countries } from "./Countries.tsx";
import { Explained } from "./Explained.tsx";
import type { ShopSettingsForm } from "./use-shop-settings.ts";

export function Shipping({ settings }: { settings: ShopSettingsForm }) {
  const { t } = useTranslation("shopcenter");
  const { form, change, errors } = settings;
  const { currency } = useSiteSettings().shop;
  const amount = (name: "freeFrom" | "ageCheck") => (
    <Field
      inputMode="decimal"
      label={t(`settings.${name}`, { currency })}
      hint={t(`settings.${name}Hint`)}
      value={form[name]}
      onChange={(typed) => change({ [name]: typed })}
      maxLength={12}
      error={errors[`shop.${name}`]}
    />
  );
  return (
    <Section id="shipping" title={t("settings.shipping")} intro={t("settings.shippingText")}>
      <Bands settings={settings} />
      <div className={layout.formGrid}>
        {amount("freeFrom")}
        {amount("ageCheck")}
      </div>
      <div className={layout.formGrid}>
        {(["from", "to"] as const).map((name) => (
          <Field
            key={name}
            inputMode="numeric"
            label={t(`item.fields.days.${name}`)}
            hint={t("settings.daysHint")}
            value={form.days[name]}
            onChange={(typed) => change({ days: { ...form.days, [name]: typed } })}
            maxLength={3}
            error={errors[`shop.deliveryDays.${name}`]}
          />
        ))}
      </div>
      <Countries settings={settings} />
      <Explained
        label={t("settings.pickup")}
        text={t("settings.pickupText")}
        isOn={form.pickup}
        onChange={(pickup) => change({ pickup })}
      />
    </Section>
  );
}
