// The terms of delivery and payment, to which prices link. The law requires that the cart already shows these terms
// (legal.md L13).
import { useTranslation } from "react-i18next";
import { useLoaded } from "../../../api/loaded.ts";
import { termsQuery } from "../loaders.ts";
import { ShippingCosts } from "../ShippingCosts.tsx";
import styles from "./Cart.module.css";
import { useCountryNames } from "../country-names.ts";

export function DeliveryTerms() {
  const { t } = useTranslation("shop");
  const terms = useLoaded(termsQuery);
  const countries = useCountryNames(terms.countries);
  const { payments, deliveries } = terms;
  return (
    <section className={styles.terms} aria-labelledby="versand">
      <h2 id="versand">{t("terms.title")}</h2>
      <dl>
        <dt>{t("terms.countries")}</dt>
        <dd>{countries.join(", ")}</dd>
        <dt>{t("terms.shipping")}</dt>
        <dd>
          <ShippingCosts costs={terms} />
        </dd>
        <dt>{t("terms.time")}</dt>
        <dd>{t("deliveryDays", terms.deliveryDays)}</dd>
        {deliveries.includes("pickup") && (
          <>
            <dt>{t("terms.pickup")}</dt>
            <dd>{t("terms.pickupText")}</dd>
          </>
        )}
        <dt>{t("terms.payments")}</dt>
        <dd>
          {payments.length === 0 ? t("terms.noPayment") : payments.map((source) => t(`payments.${source}`)).join(", ")}
        </dd>
      </dl>
    </section>
  );
}
