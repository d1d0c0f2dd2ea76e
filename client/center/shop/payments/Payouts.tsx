import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Currency } from "#contract/shop/payment-sources.ts";
import { formatCents } from "#contract/shop/format-money.ts";
import { Link } from "react-router";
import { formatDay } from "#contract/values/dates.ts";
import type { Payout } from "#contract/shop/payouts.ts";
import { trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import rows from "../../Rows.module.css";
import { RowsSkeleton } from "../../RowsSkeleton.tsx";
import { Section } from "../../Section.tsx";
import { Unreachable } from "../../Unreachable.tsx";
import orders from "../orders/Orders.module.css";
import { useShopPaths } from "../shop-paths.ts";

export function Payouts() {
  const { t } = useTranslation("shopcenter");
  const payouts = trpc.payments.payouts.useQuery(undefined, { staleTime: 0 });
  return (
    <Section id="payouts" title={t("payouts.title")} intro={t("payouts.intro")}>
      {payouts.isPending && <RowsSkeleton rows={3} />}
      {payouts.isError && !payouts.data && (
        <Unreachable title={t("payouts.failed")} onAgain={() => void payouts.refetch()} />
      )}
      {payouts.data?.length === 0 && (
        <p>
          <strong>{t("payouts.empty.title")}.</strong> {t("payouts.empty.text")}
        </p>
      )}
      {payouts.data && payouts.data.length > 0 && (
        <ul className={rows.list}>
          {payouts.data.map((payout) => (
            <PayoutRow key={payout.id} payout={payout} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/** The payment provider writes currency codes in lower case. */
const currencyOf = (name: string): Currency => name.toUpperCase() as Currency;

const states = ["paid", "pending", "in_transit", "canceled", "failed"] as const;

function PayoutRow({ payout: { id, amount, currency, arrival, status } }: { payout: Payout }) {
  const { t, i18n } = useTranslation("shopcenter");
  const [isOpen, setIsOpen] = useState(false);
  const state = states.find((one) => one === status);
  return (
    <li className={rows.row}>
      <p>{formatCents(amount, currencyOf(currency), i18n.language)}</p>
      <p className={rows.facts}>
        {[t("payouts.arrival", { day: formatDay(arrival) }), state ? t(`payouts.states.${state}`) : status].join(" · ")}
      </p>
      <div className={rows.side}>
        <Button aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
          {t("payouts.parts")}
        </Button>
      </div>
      {isOpen && <Parts id={id} currency={currencyOf(currency)} />}
    </li>
  );
}

function Parts({ id, currency }: { id: string; currency: Currency }) {
  const { t, i18n } = useTranslation("shopcenter");
  const paths = useShopPaths();
  const parts = trpc.payments.payoutParts.useQuery({ id });
  const money = (cents: number): string => formatCents(cents, currency, i18n.language);
  if (parts.isPending) return <RowsSkeleton rows={2} />;
  if (parts.isError) return <Unreachable title={t("payouts.failed")} onAgain={() => void parts.refetch()} />;
  return (
    <table className={orders.lines}>
      <thead>
        <tr>
          {(["order", "amount", "fee", "net"] as const).map((column) => (
            <th key={column} scope="col">
              {t(`payouts.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.data.map((part, index) => (
          <tr key={index}>
            <th scope="row">
              {part.order ? (
                <Link to={paths.order(part.order.id)}>{t("order.title", { number: part.order.number })}</Link>
              ) : (
                part.type
              )}
            </th>
            <td>{money(part.amount)}</td>
            <td>{money(part.fee)}</td>
            <td>{money(part.net)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
