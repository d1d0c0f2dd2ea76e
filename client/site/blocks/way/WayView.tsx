import { useTranslation } from "react-i18next";
import type { BlockOf } from "#contract/blocks/schema.ts";
import { isGerman } from "#contract/blocks/shown.ts";
import { MarkedText } from "../../German.tsx";
import article from "../../entries/Article.module.css";
import type { BlockViewProps } from "../block-view-props.ts";
import { MeansIcon } from "./MeansIcon.tsx";
import styles from "./WayView.module.css";

export function WayView({ block, mark }: BlockViewProps<BlockOf<"way">>) {
  const { t, i18n } = useTranslation();
  const { title, stops } = block;
  if (stops.length === 0) return null;
  return (
    <section data-block={mark} className={`${article.block} ${article.half} ${title ? article.led : ""}`}>
      {title && (
        <h2 className={article.listTitle}>
          <MarkedText isGerman={isGerman(block, "title")}>{title}</MarkedText>
        </h2>
      )}
      <ol className={styles.stops}>
        {stops.map(({ by, name, minutes, text }, index) => (
          // Two stops may be equal, so only the index can be the key.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <span className={styles.icon}>
              <MeansIcon by={by} />
            </span>
            <div>
              <p className={styles.name}>
                <MarkedText isGerman={isGerman(block, `stops.${index}.name`)}>{name}</MarkedText>
              </p>
              <p lang={i18n.language} className={styles.leg}>
                {minutes === null ? t(`way.by.${by}`) : t("way.leg", { by: t(`way.by.${by}`), count: minutes })}
              </p>
              {text && (
                <p>
                  <MarkedText isGerman={isGerman(block, `stops.${index}.text`)}>{text}</MarkedText>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
