import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDay } from "#contract/values/dates.ts";
import { messagesPath } from "#contract/values/pages.ts";
import type { Customer } from "#contract/shop/customers.ts";
import { formatCents } from "#contract/shop/format-money.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import rows from "../../Rows.module.css";
import { useShopPaths } from "../shop-paths.ts";
import styles from "./Customers.module.css";

export function CustomerRow({ customer }: { customer: Customer }) {
  const { t, i18n } = useTranslation("sales");
  const { currency } = useSiteSettings().shop;
  const nothing = { currency, cents: 0 };
  const priceOf = (sum: typeof nothing): string => formatCents(sum.cents, sum.currency, i18n.language);
  const paths = useShopPaths();
  const { id, name, city, email, orders, sums, last } = customer;
  const facts = [email, city, t("customers.orders", { count: orders }), t("customers.last", { day: formatDay(last) })];
  return (
    <li className={rows.row}>
      <p>
        <Link to={`${paths.orders}?customer=${id}`}>{name || email}</Link>
      </p>
      <p className={rows.facts}>{facts.filter(Boolean).join(" · ")}</p>
      <p className={`${rows.side} ${styles.side}`}>
        <b className={styles.sum}>{(sums.length === 0 ? [nothing] : sums).map(priceOf).join(" + ")}</b>
        <Link
          to={`${messagesPath}/settings#person`}
          // The mail address is in the router state, so neither the URL nor the browser's history shows it.
          state={{ person: email }}
          aria-label={t("customers.personOf", { name: name || email })}
          className={styles.person}
        >
          {t("customers.person")}
        </Link>
      </p>
    </li>
  );
}
