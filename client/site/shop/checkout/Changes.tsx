// Why an order was refused, and what has changed since the customer saw the overview (C107, C108).
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { cartPath } from "#contract/values/pages.ts";
import { useContent } from "../../../language/content.ts";
import { useSendsMail } from "../../../api/loaded.ts";
import buttons from "../../../ui/Button.module.css";
import { useMoney } from "../Price.tsx";
import { titleOf } from "../product-texts.ts";
import styles from "./Checkout.module.css";
import type { OrderProblem } from "./order-problem.ts";

export function Changes({ problem, onNewOrder }: { problem: OrderProblem; onNewOrder: () => void }) {
  const { t } = useTranslation("shop");
  const byMail = useSendsMail() && t("checkout.byMail");
  if (problem.kind === "price") return <PriceChanges {...problem} />;
  if (problem.kind === "fault") return <p className={styles.alert}>{t("errors.fault", { ns: "site" })}</p>;
  if (problem.kind === "unreachable" || problem.kind === "unpaid")
    return (
      <p className={styles.alert}>
        {t(`checkout.${problem.kind}`)} {problem.kind === "unpaid" && byMail}
      </p>
    );
  if (problem.kind === "already")
    return (
      <div className={styles.alert}>
        <p>
          {t("checkout.already")} {byMail}
        </p>
        <button type="button" className={`${buttons.button} ${buttons.quiet}`} onClick={onNewOrder}>
          {t("checkout.newOrder")}
        </button>
      </div>
    );
  const isStock = problem.kind === "stock";
  const text = isStock ? t("checkout.stock") : problem.message;
  const lines = isStock ? problem.lines : problem.fields;
  return (
    <div className={styles.alert}>
      <p>{text}</p>
      <ul>
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isStock && <Link to={cartPath}>{t("checkout.stockLink")}</Link>}
    </div>
  );
}

function PriceChanges({ before, now }: Extract<OrderProblem, { kind: "price" }>) {
  const content = useContent();
  const { t } = useTranslation("shop");
  const money = useMoney();
  const changed = now.lines.flatMap((line) => {
    const row = before.rows.find((one) => one.line.item === line.item.id && one.line.variant === line.variant);
    return row?.product && row.sum.total !== line.total
      ? [{ key: row.key, title: titleOf(row.product, content).text, was: row.sum.total, is: line.total }]
      : [];
  });
  return (
    <div className={styles.alert}>
      <p>{t("checkout.changed")}</p>
      <ul>
        {changed.map(({ key, title, was, is }) => (
          <li key={key}>{t("checkout.changedLine", { title, before: money(was), now: money(is) })}</li>
        ))}
        {before.shipping !== now.shipping && (
          <li>{t("checkout.changedShipping", { before: money(before.shipping), now: money(now.shipping) })}</li>
        )}
      </ul>
      <p>
        <strong>{t("checkout.changedTotal", { before: money(before.total), now: money(now.total) })}</strong>
      </p>
    </div>
  );
}
