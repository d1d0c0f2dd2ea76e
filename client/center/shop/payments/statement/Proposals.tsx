import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formatCents } from "#contract/shop/format-money.ts";
import type { Proposal, StatementAnswer, Unreadable } from "#contract/shop/bank.ts";
import type { Currency } from "#contract/shop/payment-sources.ts";
import { Button } from "../../../../ui/admin/Button.tsx";
import { CreditRow } from "./CreditRow.tsx";
import styles from "./Statement.module.css";
import { useBooking } from "./use-statement.ts";

type Props = { name: string; answer: Extract<StatementAnswer, { kind: "proposals" }> };

export function Proposals({ name, answer: { proposals, others, unreadable } }: Props) {
  const { t, i18n } = useTranslation("shopcenter");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { chosen, booked, ticked, choose, send, isBusy } = useBooking(proposals);
  const [{ currency } = { currency: "EUR" }] = ticked;
  const sum = ticked.reduce((cents, one) => cents + one.cents, 0);
  const rowOf = (proposal: Proposal) => (
    <CreditRow
      key={proposal.hash}
      proposal={proposal}
      isChosen={chosen.has(proposal.hash)}
      isBooked={booked.has(proposal.hash)}
      onChoose={(isOn) => choose(proposal.hash, isOn)}
    />
  );
  const matched = (["certain", "likely"] as const).map((certainty) => ({
    certainty,
    credits: proposals.filter((one) => one.certainty === certainty),
  }));
  const unmatched = proposals.filter(({ certainty }) => certainty === "none");
  return (
    <div className={styles.proposals}>
      <h3 ref={heading} tabIndex={-1}>
        {t("statement.found", { count: proposals.length, file: name })}
      </h3>
      {others > 0 && <p>{t("statement.others", { count: others })}</p>}
      {unreadable.count > 0 && <UnreadableLines {...unreadable} />}
      {matched
        .filter(({ credits }) => credits.length > 0)
        .map(({ certainty, credits }) => (
          <section key={certainty} aria-labelledby={`credits-${certainty}`}>
            <h4 id={`credits-${certainty}`}>{t(`statement.groups.${certainty}`, { count: credits.length })}</h4>
            <ul className={styles.credits}>{credits.map(rowOf)}</ul>
          </section>
        ))}
      {matched.every(({ credits }) => credits.length === 0) && <p>{t("statement.nothing")}</p>}
      {unmatched.length > 0 && (
        <details className={styles.unmatched}>
          <summary>{t("statement.groups.none", { count: unmatched.length })}</summary>
          <ul className={styles.credits}>{unmatched.map(rowOf)}</ul>
        </details>
      )}
      {matched.some(({ credits }) => credits.length > 0) && (
        <div className={styles.book}>
          <p role="status">
            {t("statement.chosen", {
              count: ticked.length,
              sum: formatCents(sum, currency as Currency, i18n.language),
            })}
          </p>
          <Button tone="primary" isDisabled={isBusy || ticked.length === 0} onPress={send}>
            {t("orders.mark.paid")}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A line that could not be parsed may be a payment, so the user must check it. */
function UnreadableLines({ count, lines }: Unreadable) {
  const { t } = useTranslation("shopcenter");
  return (
    <div className={styles.unreadable}>
      <p>
        <strong>{t("statement.unreadable.title", { count })}</strong> {t("statement.unreadable.text")}
      </p>
      <ul>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
        {count > lines.length && <li>{t("statement.unreadable.more", { count: count - lines.length })}</li>}
      </ul>
    </div>
  );
}
