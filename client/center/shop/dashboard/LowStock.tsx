import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { FEW_PIECES } from "#contract/shop/offers.ts";
import type { LowStock as Low } from "#contract/shop/sales.ts";
import { useShopPaths } from "../shop-paths.ts";
import styles from "./Dashboard.module.css";
import { Panel } from "./Panel.tsx";

export function LowStock({ low, count }: { low: readonly Low[]; count: number }) {
  const { t } = useTranslation("sales");
  const paths = useShopPaths();
  return (
    <Panel id="low-stock" title={t("low.title")}>
      {low.length === 0 && <p>{t("low.none")}</p>}
      <ul className={styles.low}>
        {low.map(({ item, title, variant, pieces }) => (
          <li key={`${item} ${variant}`}>
            <span>
              <Link to={paths.item(item)} lang="de">
                {title}
              </Link>{" "}
              {variant}
            </span>
            <span className={pieces === 0 ? styles.soldOut : undefined}>
              {pieces === 0 ? t("low.soldOut") : t("low.pieces", { count: pieces })}
            </span>
          </li>
        ))}
      </ul>
      {count > low.length && <p>{t("low.more", { count: count - low.length })}</p>}
      <p>{t("low.text", { few: FEW_PIECES })}</p>
    </Panel>
  );
}
