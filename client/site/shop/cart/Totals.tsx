import { useTranslation } from "react-i18next";
import { formatCents } from "#contract/shop/format-money.ts";
import type { Currency } from "#contract/shop/payment-sources.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import styles from "./Cart.module.css";

type Sums = {
  /** All amounts are in cents. `total` is the sum to pay. */
  sum: { shipping: number; deposit: number; discount: number; total: number; vat: { rate: number; vat: number }[] };
  isPickedUp?: boolean;
  /** The code of the coupon that gives the discount. */
  coupon: string | null;
};

type Props = Sums & { currency: Currency; smallBusiness: boolean };

export function CartTotals(sums: Sums) {
  const { currency, smallBusiness } = useSiteSettings().shop;
  return <Totals {...sums} {...{ currency, smallBusiness }} />;
}

export function Totals({ sum, coupon, isPickedUp = false, currency, smallBusiness }: Props) {
  const { t, i18n } = useTranslation("shop");
  const money = (cents: number): string => formatCents(cents, currency, i18n.language);
  const { shipping, deposit, discount, total, vat } = sum;
  return (
    <>
      <dl className={styles.totals}>
        <dt>{t("totals.goods")}</dt>
        <dd>{money(total - shipping - deposit + discount)}</dd>
        {discount > 0 && (
          <>
            <dt>{coupon === null ? t("totals.discount") : t("totals.coupon", { code: coupon })}</dt>
            <dd>{money(-discount)}</dd>
          </>
        )}
        {deposit > 0 && (
          <>
            <dt>{t("totals.deposit")}</dt>
            <dd>{money(deposit)}</dd>
          </>
        )}
        <dt>{t(isPickedUp ? "totals.pickup" : "totals.shipping")}</dt>
        <dd>{shipping === 0 ? t("totals.free") : money(shipping)}</dd>
        <dt className={styles.total}>{t("totals.total")}</dt>
        <dd className={styles.total}>{money(total)}</dd>
        {vat.map(({ rate, vat: cents }) => (
          <Part key={rate} name={t("totals.vat", { rate })} amount={money(cents)} />
        ))}
      </dl>
      {smallBusiness && <p className={styles.small}>{t("totals.smallBusiness")}</p>}
    </>
  );
}

function Part({ name, amount }: { name: string; amount: string }) {
  return (
    <>
      <dt className={styles.note}>{name}</dt>
      <dd className={styles.note}>{amount}</dd>
    </>
  );
}
