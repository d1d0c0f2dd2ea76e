import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { Share } from "#contract/schemas/analytics.ts";
import screen from "../Screen.module.css";
import styles from "./Analytics.module.css";
import { useShortTrend } from "./trend.ts";

type Props<Row extends Share> = {
  kind: string;
  title: string;
  name: string;
  visitors: string;
  hint?: string;
  none?: string;
  isCompared: boolean;
  shares: readonly Row[];
  nameOf: (share: Row) => ReactNode;
};

export function Shares<Row extends Share>({
  kind,
  title,
  name,
  visitors,
  hint,
  none,
  isCompared,
  shares,
  nameOf,
}: Props<Row>) {
  const { t, i18n } = useTranslation("analytics");
  const trend = useShortTrend();
  const label = useId();
  const numbers = new Intl.NumberFormat(i18n.language);
  const most = Math.max(1, ...shares.map(({ views }) => views));
  return (
    <section aria-labelledby={label} className={`${screen.panel} ${styles.shares}`} data-kind={kind}>
      <h2 id={label}>{title}</h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      {shares.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <table className={styles.table} aria-labelledby={label}>
          <thead>
            <tr>
              <th scope="col">{name}</th>
              <th scope="col">{t("views")}</th>
              <th scope="col">{visitors}</th>
              {isCompared && (
                <th scope="col" className={styles.trend}>
                  {t("trend")}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shares.map((share) => (
              <tr key={share.name} style={{ "--share": share.views / most } as React.CSSProperties}>
                <th scope="row">
                  <span className={styles.bar} aria-hidden="true" />
                  <span className={styles.name}>{nameOf(share)}</span>
                </th>
                <td>{numbers.format(share.views)}</td>
                <td>{numbers.format(share.visitors)}</td>
                {isCompared && <td className={styles.trend}>{trend(share.views, share.before)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
