import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { cartPath } from "#contract/values/pages.ts";
import type { Delivery } from "#contract/shop/money.ts";
import { agesOf, type CartRow, deliveriesFor, sumOf } from "../cart/cart-rows.ts";
import { CouponField } from "../cart/CouponField.tsx";
import { CartTotals } from "../cart/Totals.tsx";
import { useCoupon } from "../cart/use-coupon.ts";
import fold from "../Fold.module.css";
import { useMoney } from "../Price.tsx";
import type { Terms } from "../shop-data.ts";
import styles from "./Checkout.module.css";
import { useDraft } from "./draft.ts";
import { GoodsList } from "./Goods.tsx";

/** The chosen way of delivery, or else the first one that is offered. */
export function useDelivery(rows: readonly CartRow[], terms: Terms): Delivery {
  const { delivery } = useDraft();
  const offered = deliveriesFor(terms, agesOf(rows));
  return offered.find((one) => one === delivery) ?? offered[0] ?? "shipping";
}

export function RunningTotal({ rows, terms }: { rows: readonly CartRow[]; terms: Terms }) {
  const { t } = useTranslation("shop");
  const money = useMoney();
  const label = useId();
  const delivery = useDelivery(rows, terms);
  const { coupon } = useCoupon();
  const sum = sumOf(rows, delivery, { terms, coupon });
  // The checkout is only rendered in browsers, so the window's width is known.
  const [isOpen] = useState(() => window.matchMedia("(min-width: 62rem)").matches);
  return (
    <details className={styles.running} open={isOpen}>
      <summary className={fold.marker}>
        <span id={label}>{t(sum.deposit > 0 ? "checkout.runningWithDeposit" : "checkout.running")}</span>{" "}
        <strong aria-live="polite">{money(sum.total)}</strong>
      </summary>
      <GoodsList rows={rows} terms={terms} labelledBy={label} />
      <CartTotals sum={sum} coupon={coupon?.code ?? null} isPickedUp={delivery === "pickup"} />
      <CouponField terms={terms} />
      <Link to={cartPath}>{t("checkout.goodsChange")}</Link>
    </details>
  );
}
