import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { EInvoice, InvoiceParty, OpenedInvoice } from "#contract/schemas/e-invoices.ts";
import { formatDay } from "#contract/values/dates.ts";
import { isIban } from "#contract/shop/iban.ts";
import { amountText, numberText, unitName } from "./amounts.ts";
import styles from "./Invoice.module.css";

type Props = { invoice: OpenedInvoice; keeping: ReactNode };

export function InvoiceSheet({ invoice, keeping }: Props) {
  const { t } = useTranslation("invoice");
  const { seller, buyer, notes, terms, syntax, profile, name } = invoice;
  return (
    <article className={styles.sheet} data-print="">
      <div className={styles.parties}>
        <Party title={t("seller")} party={seller} />
        <Party title={t("buyer")} party={buyer} />
        <Facts invoice={invoice} />
      </div>
      <Lines invoice={invoice} />
      <Sums invoice={invoice} />
      <Account invoice={invoice} />
      {[...(terms === "" ? [] : [terms]), ...notes].map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
      {keeping}
      <p className={styles.note}>{t("origin", { name, syntax: t(`syntaxes.${syntax}`), profile })}</p>
    </article>
  );
}

function Party({
  title,
  party: { name, address, vatId, taxNumber, email, phone },
}: {
  title: string;
  party: InvoiceParty;
}) {
  const { t } = useTranslation("invoice");
  return (
    <section>
      <h2>{title}</h2>
      <p className={styles.text}>
        <strong>{name}</strong>
        {address.map((line) => `\n${line}`)}
      </p>
      <dl>
        <Fact name={t("vatId")}>{vatId}</Fact>
        <Fact name={t("taxNumber")}>{taxNumber}</Fact>
        <Fact name={t("email")}>{email}</Fact>
        <Fact name={t("phone")}>{phone}</Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === "" || children === null) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

const day = (iso: string): string => (/^\d{4}-\d{2}-\d{2}/u.test(iso) ? formatDay(iso.slice(0, 10)) : iso);

function Facts({ invoice: { number, issued, due, buyerReference, reference } }: { invoice: EInvoice }) {
  const { t } = useTranslation("invoice");
  return (
    <section>
      <h2>{t("facts")}</h2>
      <dl>
        <Fact name={t("number")}>{number}</Fact>
        <Fact name={t("issued")}>{day(issued)}</Fact>
        <Fact name={t("due")}>{day(due)}</Fact>
        <Fact name={t("buyerReference")}>{buyerReference}</Fact>
        <Fact name={t("reference")}>{reference}</Fact>
      </dl>
    </section>
  );
}

function Lines({ invoice: { lines, currency } }: { invoice: EInvoice }) {
  const { t, i18n } = useTranslation("invoice");
  const { language } = i18n;
  return (
    <div className={styles.scroll} role="region" aria-label={t("lines")} tabIndex={0}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{t("article")}</th>
            <th scope="col">{t("quantity")}</th>
            <th scope="col">{t("price")}</th>
            <th scope="col">{t("percent")}</th>
            <th scope="col">{t("net")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={`${line.id} ${index}`}>
              <th scope="row">
                {line.name}
                {line.text !== "" && <small>{line.text}</small>}
              </th>
              <td>
                {numberText(line.quantity, language)} {unitName(line.unit, language)}
              </td>
              <td>{amountText(line.price, currency, language)}</td>
              <td>{line.percent !== "" && t("rate", { percent: numberText(line.percent, language) })}</td>
              <td>{amountText(line.total, currency, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Sums({ invoice: { extras, vat, sums, currency } }: { invoice: EInvoice }) {
  const { t, i18n } = useTranslation("invoice");
  const amount = (text: string): string => amountText(text, currency, i18n.language);
  return (
    <dl className={styles.sums}>
      {extras.map(({ reason, amount: extra, isCharge }) => (
        <Fact key={`${reason} ${extra}`} name={reason || t(isCharge ? "charge" : "allowance")}>
          {amount(isCharge ? extra : `-${extra}`)}
        </Fact>
      ))}
      <Fact name={t("netSum")}>{sums.net && amount(sums.net)}</Fact>
      {vat.map(({ percent, net, vat: cents, reason }) => (
        <Fact
          key={`${percent} ${net}`}
          name={reason || t("vatOf", { percent: numberText(percent, i18n.language), net: amount(net) })}
        >
          {amount(cents)}
        </Fact>
      ))}
      <Fact name={t("gross")}>{sums.gross && amount(sums.gross)}</Fact>
      <Fact name={t("paid")}>{Number(sums.paid) > 0 ? amount(`-${sums.paid}`) : ""}</Fact>
      <Fact name={t("toPay")}>
        <strong>{sums.due && amount(sums.due)}</strong>
      </Fact>
    </dl>
  );
}

/** A wrong check digit is told, because forged invoices often have one account changed. */
function Account({ invoice: { account, sums, currency, reference } }: { invoice: EInvoice }) {
  const { t, i18n } = useTranslation("invoice");
  if (!account) return null;
  return (
    <section>
      <h2>{t("account")}</h2>
      <dl>
        <Fact name={t("holder")}>{account.holder}</Fact>
        <Fact name={t("iban")}>
          {account.iban.replace(/\s/gu, "").replace(/(.{4})(?=.)/gu, "$1 ")}
          {!isIban(account.iban.replace(/\s/gu, "")) && <strong className={styles.wrong}>{t("ibanWrong")}</strong>}
        </Fact>
        <Fact name={t("bic")}>{account.bic}</Fact>
        <Fact name={t("toPay")}>{sums.due && amountText(sums.due, currency, i18n.language)}</Fact>
        <Fact name={t("reference")}>{reference}</Fact>
      </dl>
      <p className={styles.note}>{t("checkAccount")}</p>
    </section>
  );
}
