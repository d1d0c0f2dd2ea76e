import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { deliveries } from "#contract/shop/money.ts";
import { useCountryNames } from "../country-names.ts";
import type { Terms } from "../shop-data.ts";
import styles from "./Checkout.module.css";
import { useDraft } from "./draft.ts";

export function Choices({ terms }: { terms: Terms }) {
  const { t } = useTranslation("shop");
  const draft = useDraft();
  const [country] = useCountryNames([draft.country]);
  const delivery = deliveries.find((one) => one === draft.delivery);
  const payment = terms.payments.find((one) => one === draft.payment);
  return (
    <div className={styles.chosen}>
      <section aria-labelledby="to" className={styles.part}>
        <h3 id="to">{t("checkout.to")}</h3>
        <p>
          {`${draft.firstName} ${draft.lastName}`}
          <br />
          {draft.street}
          <br />
          {`${draft.zip} ${draft.city}`}
          {terms.countries.length > 1 && (
            <>
              <br />
              {country}
            </>
          )}
        </p>
        <p>{[draft.email, draft.phone].filter(Boolean).join(", ")}</p>
        <Link to="#address">{t("checkout.toChange")}</Link>
      </section>
      <section aria-labelledby="by" className={styles.part}>
        <h3 id="by">{t("checkout.delivery")}</h3>
        <p>
          {delivery && t(`deliveries.${delivery}`)}
          {delivery !== "pickup" && `, ${t("deliveryDays", terms.deliveryDays)}`}
        </p>
        <p>{payment && `${t("checkout.payBy")}: ${t(`payments.${payment}`)}`}</p>
        {draft.comment !== "" && <p className={styles.comment}>{draft.comment}</p>}
        <Link to="#delivery">{t("checkout.byChange")}</Link>
      </section>
    </div>
  );
}
