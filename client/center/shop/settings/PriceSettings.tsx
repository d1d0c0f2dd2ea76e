// The currency, the display of prices, and the small business rule (legal.md L7, L11).
import { useTranslation } from "react-i18next";
import { currencies } from "#contract/shop/payment-sources.ts";
import { Select } from "../../../ui/admin/Select.tsx";
import { Section } from "../../Section.tsx";
import { Explained } from "./Explained.tsx";
import styles from "./Settings.module.css";
import { SmallBusinessLimits } from "./SmallBusiness.tsx";
import type { ShopSettingsForm } from "./use-shop-settings.ts";

export function PriceSettings({ settings: { form, change } }: { settings: ShopSettingsForm }) {
  const { t, i18n } = useTranslation("shopcenter");
  const names = new Intl.DisplayNames(i18n.language, { type: "currency" });
  return (
    <Section id="prices" title={t("settings.prices")}>
      <div className={styles.narrow}>
        <Select
          label={t("settings.currency")}
          value={form.currency}
          options={currencies.map((value) => ({ value, label: `${value} · ${names.of(value) ?? value}` }))}
          onChange={(currency) => change({ currency })}
        />
      </div>
      {(["showPrice", "showShippingCosts"] as const).map((name) => (
        <Explained
          key={name}
          label={t(`settings.${name}`)}
          text={t(`settings.${name}Text`)}
          isOn={form[name]}
          onChange={(isOn) => change({ [name]: isOn })}
        />
      ))}
      <Explained
        label={t("settings.smallBusiness")}
        text={t("settings.smallBusinessText")}
        isOn={form.smallBusiness}
        onChange={(smallBusiness) => change({ smallBusiness })}
      >
        {form.smallBusiness && <span className={styles.warning}>{t("settings.smallBusinessWarning")}</span>}
        {form.smallBusiness && <SmallBusinessLimits currency={form.currency} />}
      </Explained>
    </Section>
  );
}
