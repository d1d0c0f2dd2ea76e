import { useTranslation } from "react-i18next";
import { limits } from "#contract/values/limits.ts";
import { paymentSources } from "#contract/shop/payment-sources.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import { Field } from "../../../ui/admin/Field.tsx";
import { Section } from "../../Section.tsx";
import { Explained } from "./Explained.tsx";
import styles from "./Settings.module.css";
import type { ShopSettingsForm } from "./use-shop-settings.ts";

const needs = { invoice: "account", advancepayment: "account", creditcard: "stripe", sofort: "stripe" } as const;

export function PaymentSources({ settings: { form, change, errors } }: { settings: ShopSettingsForm }) {
  const { t } = useTranslation("shopcenter");
  const { stripe } = useSiteSettings().shop;
  // Users who may not see the keys get no `stripe`. For them, the key must not be reported as missing.
  const lacks = {
    account: form.account.iban.trim() === "",
    stripe: stripe?.secret === null || stripe?.webhook === null,
  };
  const hasNone = paymentSources.every((source) => !form.paymentsources[source]);
  return (
    <Section id="sources" title={t("settings.sources.title")} intro={t("settings.sources.intro")}>
      {paymentSources.map((source) => (
        <Explained
          key={source}
          label={t(`settings.sources.${source}`)}
          text={t(`settings.sources.${source}Text`)}
          isOn={form.paymentsources[source]}
          onChange={(isOn) => change({ paymentsources: { ...form.paymentsources, [source]: isOn } })}
        >
          {form.paymentsources[source] && lacks[needs[source]] && (
            <span className={styles.warning}>{t(`settings.sources.lacks.${needs[source]}`)}</span>
          )}
        </Explained>
      ))}
      <div className={styles.narrow}>
        <Field
          label={t("settings.stripe.publishable")}
          hint={t("settings.stripe.publishableHint")}
          value={form.publishable}
          onChange={(publishable) => change({ publishable })}
          maxLength={limits.keyLength}
          autoComplete="off"
          spellCheck="false"
          error={errors["shop.stripe.publishable"]}
        />
      </div>
      <p role="status" className={styles.warning}>
        {hasNone && t("settings.sources.none")}
      </p>
    </Section>
  );
}
