import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatCents } from "#contract/shop/format-money.ts";
import { epcText } from "#contract/shop/epc-text.ts";
import styles from "./Order.module.css";
import type { OwnOrder } from "./use-own-order.ts";

type Account = NonNullable<OwnOrder["payment"]["bankAccount"]>;

export function Transfer({ order, account }: { order: OwnOrder; account: Account }) {
  const { t, i18n } = useTranslation("shop");
  const { due, currency, payment } = order;
  const price = formatCents(due, currency, i18n.language);
  const { holder, iban, bic, bank } = account;
  const rows = [
    [t("order.holder"), holder],
    [t("order.iban"), iban.replace(/(.{4})(?=.)/gu, "$1 ")],
    [t("order.bic"), bic],
    [t("order.bank"), bank],
    [t("order.amount"), price],
    [t("order.reference"), payment.reference ?? ""],
  ].filter(([, value]) => value !== "");
  return (
    <>
      <p>{t("order.transfer", { total: price })}</p>
      <div className={styles.transfer}>
        <dl>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {currency === "EUR" && <Code text={epcText({ ...account, cents: due, reference: payment.reference ?? "" })} />}
      </div>
    </>
  );
}

function Code({ text }: { text: string }) {
  const { t } = useTranslation("shop");
  const [svg, setSvg] = useState("");
  useEffect(() => {
    void import("uqr").then(
      ({ renderSVG }) => setSvg(renderSVG(text, { ecc: "M" })),
      () => {},
    );
  }, [text]);
  if (svg === "") return null;
  return (
    <figure className={styles.code}>
      <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={t("order.codeAlt")} width="180" height="180" />
      <figcaption>{t("order.code")}</figcaption>
    </figure>
  );
}
