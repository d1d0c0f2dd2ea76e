import { useTranslation } from "react-i18next";
import styles from "./Cart.module.css";

export function Skeleton() {
  const { t } = useTranslation("shop");
  return (
    <div className={styles.skeleton} aria-busy="true">
      <p className="visually-hidden">{t("cart.loading")}</p>
      <span />
      <span />
      <noscript>
        <p>{t("cart.noScripts")}</p>
      </noscript>
    </div>
  );
}
