// Links: each with its title, in the order of the list.
import { useTranslation } from "react-i18next";
import type { BlockOf } from "#contract/blocks/schema.ts";
import styles from "../entries/Article.module.css";
import type { BlockViewProps } from "./block-view-props.ts";

export function LinksView({ block: { links }, mark }: BlockViewProps<BlockOf<"links">>) {
  const { t, i18n } = useTranslation();
  if (links.length === 0) return null;
  return (
    <section data-block={mark} className={`${styles.block} ${styles.half}`}>
      <h2 lang={i18n.language} className={styles.listTitle}>
        {t("article.links")}
      </h2>
      <ul className={`${styles.list} ${styles.links}`}>
        {links.map(({ title, url }) => (
          <li key={`${url} ${title}`}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
