import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDay } from "#contract/values/dates.ts";
import type { Proposal } from "#contract/shop/bank.ts";
import { formatCents } from "#contract/shop/format-money.ts";
import type { Currency } from "#contract/shop/payment-sources.ts";
import { Checkbox } from "../../../../ui/admin/Checkbox.tsx";
import orders from "../../orders/Orders.module.css";
import { useShopPaths } from "../../shop-paths.ts";
import styles from "./Statement.module.css";
import { isBookable, ordersOf } from "./use-statement.ts";

type Props = { proposal: Proposal; isChosen: boolean; isBooked: boolean; onChoose: (isChosen: boolean) => void };

export function CreditRow({ proposal, isChosen, isBooked, onChoose }: Props) {
  const { t } = useTranslation("shopcenter");
  const paths = useShopPaths();
  const money = useMoneyOf(proposal);
  const { day, name, text, cents } = proposal;
  const paid = ordersOf(proposal);
  const from = [money(cents), name].filter(Boolean).join(" · ");
  return (
    <li className={styles.credit}>
      {isBookable(proposal) && !isBooked ? (
        <Checkbox
          aria-label={t("statement.tick", { credit: from, order: paid.map(({ number }) => number).join(", ") })}
          isSelected={isChosen}
          onChange={onChoose}
        />
      ) : (
        <span />
      )}
      <p className={styles.from}>
        <b>{money(cents)}</b> {name}
      </p>
      <p className={styles.facts}>{[formatDay(day), text].filter(Boolean).join(" · ")}</p>
      <p className={styles.pays}>
        {paid.map(({ id, number, name: customer, total }) => (
          <Link key={id} to={paths.order(id)}>
            {t("statement.pays", { number, name: customer, total: money(total) })}
          </Link>
        ))}
        <Judgement proposal={proposal} isBooked={isBooked} />
      </p>
    </li>
  );
}

function Judgement({ proposal, isBooked }: { proposal: Proposal; isBooked: boolean }) {
  const { t } = useTranslation("shopcenter");
  const money = useMoneyOf(proposal);
  const { amount, problem, order, cents } = proposal;
  if (isBooked) return <span className={orders.state}>{t("statement.booked")}</span>;
  if (problem !== null)
    return <span className={`${orders.state} ${orders.urgent}`}>{t(`statement.problems.${problem}`)}</span>;
  if (order === null || amount === null) return null;
  const isWrong = amount === "less" || amount === "more";
  return (
    <span className={`${orders.state} ${isWrong ? orders.urgent : ""}`}>
      {t(`statement.amounts.${amount}`, { amount: money(Math.abs(cents - order.total)) })}
    </span>
  );
}

function useMoneyOf({ currency }: Proposal): (cents: number) => string {
  const { i18n } = useTranslation("shopcenter");
  return (cents) => formatCents(cents, currency as Currency, i18n.language);
}
