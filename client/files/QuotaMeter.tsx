import { useTranslation } from "react-i18next";
import { Meter } from "react-aria-components";
import { formatFileSize } from "#contract/values/file-size.ts";
import styles from "./QuotaMeter.module.css";

const PERCENT = 100;
const NEARLY_FULL = 90;

type Space = { used: number; total: number };

/**
 * @param space in bytes
 * @returns a number from 0 to 100
 */
export const percentOf = ({ used, total }: Space): number =>
  total === 0 ? PERCENT : Math.min(PERCENT, (used / total) * PERCENT);

export function QuotaMeter({ quota }: { quota: Space }) {
  const { t, i18n } = useTranslation("files");
  const percent = percentOf(quota);
  const sizeOf = (bytes: number): string => formatFileSize(bytes, i18n.language);
  const text = t("quota.used", { used: sizeOf(quota.used), total: sizeOf(quota.total) });
  return (
    <Meter
      aria-label={t("quota.label")}
      value={percent}
      valueLabel={text}
      className={styles.meter ?? ""}
      data-full={percent >= NEARLY_FULL || undefined}
    >
      <span>{text}</span>
      <span className={styles.track}>
        <span style={{ width: `${percent}%` }} />
      </span>
      {percent >= NEARLY_FULL && <span className={styles.warning}>{t("quota.full")}</span>}
    </Meter>
  );
}
