import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { withdrawalsCenterPath } from "#contract/values/pages.ts";
import type { OpenWork as Open } from "#contract/shop/sales.ts";
import screen from "../../Screen.module.css";
import { useShopPaths } from "../shop-paths.ts";
import styles from "./Dashboard.module.css";

const kinds = [
  "unread",
  "unpaid",
  "unshipped",
  "unready",
  "oversold",
  "refundDue",
  "withdrawals",
  "lowStock",
] as const satisfies (keyof Open)[];
const urgent: readonly (keyof Open)[] = ["oversold", "refundDue", "withdrawals"];

export function OpenWork({ open }: { open: Open }) {
  const { t } = useTranslation("sales");
  const { orders } = useShopPaths();
  const places: Record<keyof Open, string> = {
    unread: `${orders}?unread=1`,
    unpaid: `${orders}?state=unpaid`,
    unshipped: `${orders}?state=unshipped`,
    unready: `${orders}?state=unready`,
    oversold: `${orders}?state=oversold`,
    refundDue: `${orders}?state=refundDue`,
    withdrawals: withdrawalsCenterPath,
    lowStock: "#low-stock",
  };
  return (
    <section aria-labelledby="open-work" className={`${screen.panel} ${styles.open}`}>
      <h2 id="open-work">{t("open.title")}</h2>
      <ul>
        {kinds.map((kind) => (
          <li key={kind} data-open={open[kind] > 0} data-urgent={open[kind] > 0 && urgent.includes(kind)}>
            <Link to={places[kind]}>
              <b>{open[kind]}</b> <span>{t(`open.${kind}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
