import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { formatCents } from "#contract/shop/format-money.ts";
import type { PricedLine } from "#contract/shop/cart.ts";
import type { Order } from "#contract/shop/orders.ts";
import { Section } from "../../Section.tsx";
import { lineName } from "./line-name.ts";
import styles from "./Orders.module.css";

export function OrderLines({ order }: { order: Order }) {
  const { t, i18n } = useTranslation("shopcenter");
  const money = (cents: number): string => formatCents(cents, order.currency, i18n.language);
  const { coupon, discount, shipping, deposit, vat, total, refunded, received, due, overpaid } = order;
  const sums: { label: string; sum: string; isTotal?: boolean }[] = [
    ...(discount > 0
      ? [{ label: coupon === null ? t("order.discount") : t("order.coupon", { code: coupon }), sum: money(-discount) }]
      : []),
    {
      label: t(order.order.delivery === "pickup" ? "order.deliveries.pickup" : "order.shipping"),
      sum: money(shipping),
    },
    ...(deposit > 0 ? [{ label: t("order.deposit"), sum: money(deposit) }] : []),
    { label: t("order.total"), sum: money(total), isTotal: true },
    ...vat.map((part) => ({ label: t("order.vat", { rate: part.rate }), sum: money(part.vat) })),
    ...(order.paidAt === null && received > 0 ? [{ label: t("order.received"), sum: money(received) }] : []),
    ...(refunded > 0 ? [{ label: t("order.refunded"), sum: money(-refunded) }] : []),
    ...(overpaid > 0 ? [{ label: t("order.overpaid"), sum: money(overpaid) }] : []),
    ...(order.states.includes("partlyPaid") ? [{ label: t("order.due"), sum: money(due), isTotal: true }] : []),
  ];
  return (
    <Section id="lines" title={t("order.lines")}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t("order.product")}</th>
            <th scope="col">{t("order.amount")}</th>
            <th scope="col">{t("order.sum")}</th>
          </tr>
        </thead>
        <tbody>
          {order.order.items.map((line) => (
            <tr key={`${line.item.id} ${line.variant}`}>
              <th scope="row">{lineName(line, t, i18n.language)}</th>
              <td>
                <Amount line={line} />
              </td>
              <td>{money(line.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(({ label, sum, isTotal = false }) => (
            <tr key={label} className={isTotal ? styles.total : undefined}>
              <th scope="row" colSpan={2}>
                {label}
              </th>
              <td>{sum}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </Section>
  );
}

function Amount({ line: { amount, packOfSix, packOfTwelve } }: { line: PricedLine }) {
  const { t } = useTranslation("shopcenter");
  const parts = [
    ...(amount > 0 ? [t("orders.pieces", { count: amount })] : []),
    ...(packOfSix > 0 ? [t("order.packOfSix", { count: packOfSix })] : []),
    ...(packOfTwelve > 0 ? [t("order.packOfTwelve", { count: packOfTwelve })] : []),
  ];
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && " + "}
      <span className={styles.whole}>{part}</span>
    </Fragment>
  ));
}
