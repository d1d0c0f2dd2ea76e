import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatCents } from "#contract/shop/format-money.ts";
import type { BestSeller } from "#contract/shop/sales.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import { useShopPaths } from "../shop-paths.ts";
import styles from "./Dashboard.module.css";
import { Panel } from "./Panel.tsx";

export function BestSellers({ best }: { best: readonly BestSeller[] }) {
  const { t, i18n } = useTranslation("sales");
  const { currency } = useSiteSettings().shop;
  const paths = useShopPaths();
  return (
    <Panel id="best-sellers" title={t("best.title")}>
      {best.length === 0 ? (
        <p>{t("best.none")}</p>
      ) : (
        <table className={styles.table} aria-labelledby="best-sellers">
          <thead>
            <tr>
              <th scope="col">{t("best.product")}</th>
              <th scope="col">{t("best.pieces")}</th>
              <th scope="col">{t("best.cents")}</th>
            </tr>
          </thead>
          <tbody>
            {best.map(({ item, title, variant, pieces, cents }) => (
              <tr key={`${item} ${variant}`}>
                <th scope="row" className={styles.title}>
                  <Link to={paths.item(item)}>{title}</Link> {variant}
                </th>
                <td>{pieces.toLocaleString(i18n.language)}</td>
                <td>{formatCents(cents, currency, i18n.language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
