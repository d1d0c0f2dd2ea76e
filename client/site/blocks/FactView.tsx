import { useTranslation } from "react-i18next";
import type { BlockOf } from "#contract/blocks/schema.ts";
import { isGerman } from "#contract/blocks/shown.ts";
import { formatNumber } from "#contract/values/numbers.ts";
import article from "../entries/Article.module.css";
import { MarkedText, SiteAnchor } from "../German.tsx";
import type { BlockViewProps } from "./block-view-props.ts";
import styles from "./FactView.module.css";

export function FactView({ block, mark }: BlockViewProps<BlockOf<"fact">>) {
  const { t, i18n } = useTranslation();
  const { number, unit, text, source, url } = block;
  if (number === null) return null;
  const words =
    source === "" ? t("fact.source") : <MarkedText isGerman={isGerman(block, "source")}>{source}</MarkedText>;
  return (
    <figure
      data-block={mark}
      className={`${article.block} ${article.half} ${article.led} ${article.aside} ${styles.fact}`}
    >
      <p className={styles.number}>
        <span lang={i18n.language} className={styles.numeral}>
          {formatNumber(number, i18n.language)}
        </span>
        {unit && (
          <>
            {" "}
            <span className={styles.unit}>
              <MarkedText isGerman={isGerman(block, "unit")}>{unit}</MarkedText>
            </span>
          </>
        )}
      </p>
      {text && (
        <p>
          <MarkedText isGerman={isGerman(block, "text")}>{text}</MarkedText>
        </p>
      )}
      {(source || url) && (
        <figcaption>
          {source && <span lang={i18n.language}>{t("fact.source")}: </span>}
          {url ? (
            <SiteAnchor url={url} isGerman={isGerman(block, "url")}>
              {words}
            </SiteAnchor>
          ) : (
            words
          )}
        </figcaption>
      )}
    </figure>
  );
}
