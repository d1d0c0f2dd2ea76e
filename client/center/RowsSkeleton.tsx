import { useTranslation } from "react-i18next";
import styles from "./RowsSkeleton.module.css";

export function RowsSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation("admin");
  return (
    <div role="status" aria-label={t("center.loading")} className={styles.skeleton}>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row}>
          <i />
        </span>
      ))}
    </div>
  );
}
