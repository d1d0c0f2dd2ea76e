import { useTranslation } from "react-i18next";
import { formatCents } from "#contract/shop/format-money.ts";
import type { SalesAnswer } from "#contract/shop/sales.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import { useTrend } from "../../analytics/trend.ts";
import screen from "../../Screen.module.css";
import styles from "./Dashboard.module.css";

const kinds = ["takings", "orders", "refunded"] as const;

export function Sums({ sales: { total, before } }: { sales: SalesAnswer }) {
  const { t, i18n } = useTranslation("sales");
  const { currency } = useSiteSettings().shop;
  const trend = useTrend();
  const textOf = (kind: (typeof kinds)[number], value: number): string =>
    kind === "orders"
      ? new Intl.NumberFormat(i18n.language).format(value)
      : formatCents(value, currency, i18n.language);
  const compared = (kind: (typeof kinds)[number]): string => {
    const words = t("before", { sum: textOf(kind, before[kind]) });
    // For a negative sum, a percentage has no meaning.
    return before[kind] > 0 && total[kind] >= 0 ? `${trend(total[kind], before[kind])} (${words})` : words;
  };
  return (
    <dl aria-label={t("sums")} className={styles.sums}>
      {kinds.map((kind) => (
        <div key={kind} className={`${screen.panel} ${styles.sum}`}>
          <dt>{t(kind)}</dt>
          <dd className={styles.figure}>{textOf(kind, total[kind])}</dd>
          <dd>{compared(kind)}</dd>
          {kind === "takings" && <dd className={styles.hint}>{t("takingsText")}</dd>}
        </div>
      ))}
    </dl>
  );
}
