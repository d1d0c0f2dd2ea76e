import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { countryName } from "#contract/shop/countries.ts";
import type { Order } from "#contract/shop/orders.ts";
import { Section } from "../../Section.tsx";
import styles from "./Orders.module.css";

export function Customer({ order: { order, age } }: { order: Order }) {
  const { t, i18n } = useTranslation("shopcenter");
  const isErased = order.email === "";
  return (
    <Section id="customer" title={t("order.customer")}>
      <dl className={styles.who}>
        <Fact label={t("order.address")}>
          {isErased ? t("order.erased") : <Address order={order} language={i18n.language} />}
        </Fact>
        {!isErased && (
          <Fact label={t("order.email")}>
            <a href={`mailto:${order.email}`}>{order.email}</a>
          </Fact>
        )}
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

function Address({ order, language }: Pick<Order, "order"> & { language: string }) {
  return (
    <address>
      {order.firstName} {order.lastName}
      <br />
      {order.street}
      <br />
      {order.zip} {order.city}
      <br />
      {countryName(order.country, language)}
    </address>
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
