import { useTranslation } from "react-i18next";
import { formatCents } from "#contract/shop/format-money.ts";
import { Link } from "react-router";
import { formatMoment } from "#contract/values/dates.ts";
import { piecesOf } from "#contract/shop/money.ts";
import type { Order } from "#contract/shop/orders.ts";
import { tagLabel } from "../../../files/tag-label.ts";
import { Checkbox } from "../../../ui/admin/Checkbox.tsx";
import { useShopPaths } from "../shop-paths.ts";
import { wayOf } from "./delivery-words.ts";
import { OrderStates } from "./OrderStates.tsx";
import styles from "./Orders.module.css";

type Props = { order: Order; isChosen: boolean; onChoose: (isChosen: boolean) => void };

export function OrderRow({ order, isChosen, onChoose }: Props) {
  const { t, i18n } = useTranslation("shopcenter");
  const paths = useShopPaths();
  const { firstName, lastName, city, payment, items } = order.order;
  const name = t("orders.of", { number: order.number, name: `${firstName} ${lastName}`.trim() || t("order.erased") });
  const isThere = order.deleted === null;
  const pieces = items.reduce((sum, line) => sum + piecesOf(line), 0);
  const going = ({ order: { delivery }, shipped }: Order): string => {
    if (shipped !== null) return t(`order.events.${wayOf([order])}`);
    return delivery === "pickup" ? t("order.deliveries.pickup") : "";
  };
  const facts = [
    formatMoment(order.created),
    city,
    t("orders.pieces", { count: pieces }),
    going(order),
    t(`settings.sources.${payment}`),
    ...order.tags.map(tagLabel),
  ];
  return (
    <li className={styles.row}>
      {isThere ? (
        <Checkbox aria-label={t("orders.choose", { name })} isSelected={isChosen} onChange={onChoose} />
      ) : (
        <span />
      )}
      <p className={styles.name}>
        {isThere ? <Link to={paths.order(order.id)}>{name}</Link> : name}
        {!order.read && <b className={styles.unread}>{t("orders.unread")}</b>}
      </p>
      <p className={styles.facts}>{facts.filter(Boolean).join(" · ")}</p>
      <p className={styles.side}>
        <b>{formatCents(order.total, order.currency, i18n.language)}</b>
        {order.states.includes("partlyPaid") && (
          <span>{t("orders.due", { amount: formatCents(order.due, order.currency, i18n.language) })}</span>
        )}
        <OrderStates states={order.states} />
      </p>
    </li>
  );
}
