import { useTranslation } from "react-i18next";
import { formatDay } from "#contract/values/dates.ts";
import styles from "./Order.module.css";
import { stampsOf } from "./stamps.ts";
import type { OwnOrder } from "./use-own-order.ts";

export function Stamps({ order }: { order: OwnOrder }) {
  const { t } = useTranslation("shop");
  return (
    <ol className={styles.stamps} aria-label={t("order.stamps.label")}>
      {stampsOf(order).map(({ kind, at }) => (
        <li key={kind} className={at === null ? undefined : styles.stamped}>
          {t(`order.stamps.${kind}`)}
          {at === null ? (
            <span className="visually-hidden"> ({t("order.stamps.open")})</span>
          ) : (
            <time dateTime={at}>{formatDay(at)}</time>
          )}
        </li>
      ))}
    </ol>
  );
}
