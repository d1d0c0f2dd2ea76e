import { useTranslation } from "react-i18next";
import type { Delivery } from "#contract/shop/money.ts";
import { agesOf, type CartRow, deliveriesFor, sumOf } from "../cart/cart-rows.ts";
import { useMoney } from "../Price.tsx";
import type { Terms } from "../shop-data.ts";
import styles from "./Checkout.module.css";
import { useDraft } from "./draft.ts";

/** The chosen way of delivery. If none is chosen, the first one that is offered. */
export function useDelivery(rows: readonly CartRow[], terms: Terms): Delivery {
  const { delivery } = useDraft();
  const offered = deliveriesFor(terms, agesOf(rows));
  return offered.find((one) => one === delivery) ?? offered[0] ?? "shipping";
}

export function RunningTotal({ rows, terms }: { rows: readonly CartRow[]; terms: Terms }) {
  const { t } = useTranslation("shop");
  const money = useMoney();
  const { total, deposit } = sumOf(rows, useDelivery(rows, terms), terms);
  return (
    <p className={styles.running} aria-live="polite">
      <span>{t(deposit > 0 ? "checkout.runningWithDeposit" : "checkout.running")}</span> <strong>{money(total)}</strong>
    </p>
  );
}
