// Who ordered: where it goes to, how it gets there, how it is paid, and how to reach them.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Order } from "#contract/shop/orders.ts";
import { Section } from "../../Section.tsx";
import styles from "./Orders.module.css";

export function Customer({ order: { order, age } }: { order: Order }) {
  const { t, i18n } = useTranslation("shopcenter");
  const country = new Intl.DisplayNames(i18n.language, { type: "region" }).of(order.country) ?? order.country;
  return (
    <Section id="customer" title={t("order.customer")}>
      <dl className={styles.who}>
        <Fact label={t("order.address")}>
          <address>
            {order.vname} {order.nname}
            <br />
            {order.addr}
            <br />
            {order.plz} {order.city}
            <br />
            {country}
          </address>
        </Fact>
        <Fact label={t("order.email")}>
          <a href={`mailto:${order.email}`}>{order.email}</a>
        </Fact>
        {order.phone && (
          <Fact label={t("order.phone")}>
            <a href={`tel:${order.phone.replace(/[^\d+]/gu, "")}`}>{order.phone}</a>
          </Fact>
        )}
        <Fact label={t("order.delivery")}>{t(`order.deliveries.${order.delivery}`)}</Fact>
        <Fact label={t("order.payment")}>{t(`settings.sources.${order.payment}`)}</Fact>
        {age && <Fact label={t("order.age")}>{t("order.ageConfirmed")}</Fact>}
        {order.comment && <Fact label={t("order.comment")}>{order.comment}</Fact>}
      </dl>
    </Section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
