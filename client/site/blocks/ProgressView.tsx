import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { BlockOf } from "#contract/blocks/schema.ts";
import { isGerman } from "#contract/blocks/shown.ts";
import { formatNumber, formatSum, percentOf } from "#contract/values/numbers.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import article from "../entries/Article.module.css";
import { MarkedText } from "../German.tsx";
import type { BlockViewProps } from "./block-view-props.ts";
import styles from "./ProgressView.module.css";

export function ProgressView({ block, mark }: BlockViewProps<BlockOf<"progress">>) {
  const { t, i18n } = useTranslation();
  const { currency } = useSiteSettings().shop;
  const id = useId();
  const { title, text, reachedCents: reached, goalCents: goal } = block;
  if (reached === null || goal === null) return null;
  const money = (cents: number): string => formatSum(cents, currency, i18n.language);
  const words = t("progress.sum", { reached: money(reached), goal: money(goal) });
  const percent = percentOf(reached, goal);
  return (
    <section data-block={mark} aria-labelledby={id} className={`${article.block} ${article.half} ${article.aside}`}>
      <div className={`${article.full} ${styles.progress}`}>
        {title && (
          <p className={styles.progressTitle}>
            <MarkedText isGerman={isGerman(block, "title")}>{title}</MarkedText>
          </p>
        )}
        <p lang={i18n.language} className={styles.sums}>
          <span id={id} className={styles.sum}>
            {words}
          </span>
          <span>{t("progress.percent", { percent: formatNumber(percent, i18n.language) })}</span>
        </p>
        <div
          role="meter"
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={goal}
          aria-valuenow={Math.min(reached, goal)}
          aria-valuetext={words}
          className={styles.meter}
        >
          <div style={{ width: `${Math.min(percent, 100)}%` }} />
        </div>
        <p lang={i18n.language} className={styles.left}>
          {reached < goal ? t("progress.left", { sum: money(goal - reached) }) : t("progress.done")}
        </p>
        {text && (
          <p>
            <MarkedText isGerman={isGerman(block, "text")}>{text}</MarkedText>
          </p>
        )}
      </div>
    </section>
  );
}
