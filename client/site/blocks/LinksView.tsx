import { useTranslation } from "react-i18next";
import type { BlockOf } from "#contract/blocks/schema.ts";
import { isGerman } from "#contract/blocks/shown.ts";
import { MarkedText, SiteAnchor } from "../German.tsx";
import styles from "../entries/Article.module.css";
import type { BlockViewProps } from "./block-view-props.ts";

export function LinksView({ block, mark }: BlockViewProps<BlockOf<"links">>) {
  const { links } = block;
  const { t, i18n } = useTranslation();
  if (links.length === 0) return null;
  return (
    <section data-block={mark} className={`${styles.block} ${styles.half} ${styles.led}`}>
      <h2 lang={i18n.language} className={styles.listTitle}>
        {t("article.links")}
      </h2>
      <ul className={`${styles.list} ${styles.links}`}>
        {links.map(({ title, url }, index) => (
          <li key={`${url} ${title}`}>
            <SiteAnchor url={url} isGerman={isGerman(block, `links.${index}.url`)}>
              <MarkedText
                isGerman={isGerman(block, `links.${index}.title`)}
                isSaid={isGerman(block, `links.${index}.url`)}
              >
                {title}
              </MarkedText>
            </SiteAnchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
