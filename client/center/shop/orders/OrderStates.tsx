import { useTranslation } from "react-i18next";
import type { OrderState } from "#contract/shop/order-states.ts";
import styles from "./Orders.module.css";

const urgent: readonly OrderState[] = ["withdrawn", "partlyPaid", "oversold", "refundDue", "failed"];

const isShown = (state: OrderState, _index: number, states: readonly OrderState[]): boolean =>
  state !== "unpaid" || !states.includes("partlyPaid");

export function OrderStates({ states }: { states: readonly OrderState[] }) {
  const { t } = useTranslation("shopcenter");
  return (
    <span className={styles.states}>
      {states.filter(isShown).map((state) => (
        <span key={state} className={`${styles.state} ${urgent.includes(state) ? styles.urgent : ""}`}>
          {t(`orders.states.${state}`)}
        </span>
      ))}
    </span>
  );
}
