import { useTranslation } from "react-i18next";
import styles from "./OrDrop.module.css";

export function OrDrop() {
  const { t } = useTranslation("admin");
  return <span className={styles.orDrop}>{t("pictures.orDrop")}</span>;
}
