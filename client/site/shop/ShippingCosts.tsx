// The shipping costs by number of pieces. The cart always shows them, the product list only if the shop's settings say
// so.
import { useTranslation } from "react-i18next";
import { useSiteSettings } from "../../api/loaded.ts";
import { useMoney } from "./Price.tsx";
import type { Terms } from "./shop-data.ts";
import styles from "./ShippingCosts.module.css";

export function ShippingCosts({ costs }: { costs: Pick<Terms, "shipping" | "freeFrom" | "ageCheck"> }) {
  const { t } = useTranslation("shop");
  const money = useMoney();
  const { shipping, freeFrom, ageCheck } = costs;
  return (
    <>
      {shipping.length === 0 && t("totals.free")}
      {shipping.map(({ from, cents }, index) => {
        const to = (shipping[index + 1]?.from ?? 0) - 1;
        return (
          <span key={from} className={styles.band}>
            {t(to > 0 ? "terms.band" : "terms.bandLast", { from, to, price: money(cents) })}
          </span>
        );
      })}
      {freeFrom !== null && <span className={styles.band}>{t("terms.free", { price: money(freeFrom) })}</span>}
      {ageCheck !== null && <span className={styles.band}>{t("terms.ageCheck", { price: money(ageCheck) })}</span>}
    </>
  );
}

export function ShippingNote() {
  const { t } = useTranslation("shop");
  const { showPrice, showShippingCosts, ...costs } = useSiteSettings().shop;
  if (!showPrice || !showShippingCosts) return null;
  return (
    <dl className={styles.note}>
      <dt>{t("terms.shipping")}</dt>
      <dd>
        <ShippingCosts costs={costs} />
      </dd>
    </dl>
  );
}
