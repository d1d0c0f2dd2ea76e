import { useTranslation } from "react-i18next";
import { useMoney } from "../Price.tsx";
import type { Terms } from "../shop-data.ts";
import styles from "./Cart.module.css";
import { agesOf, type CartRow, deliveriesFor } from "./cart-rows.ts";
import { CartTotals } from "./Totals.tsx";
import { useSum } from "./use-sum.ts";

export function CartSums({ rows, terms }: { rows: readonly CartRow[]; terms: Terms }) {
  const { t } = useTranslation("shop");
  const money = useMoney();
  const minAge = agesOf(rows);
  const delivery = deliveriesFor(terms, minAge)[0] ?? "shipping";
  const sum = useSum(rows, delivery, terms);
  const goods = sum.total - sum.shipping - sum.deposit;
  const missing = terms.freeFrom === null || delivery === "pickup" ? 0 : terms.freeFrom - goods;
  return (
    <div aria-live="polite">
      <CartTotals sum={sum} coupon={sum.coupon} isPickedUp={delivery === "pickup"} />
      {missing > 0 && sum.shipping > 0 && (
        <p className={styles.small}>{t("cart.untilFree", { price: money(missing) })}</p>
      )}
      {minAge > 0 && <p className={styles.small}>{t("cart.age", { age: minAge })}</p>}
    </div>
  );
}
