import { useTranslation } from "react-i18next";
import { isGerman } from "#contract/blocks/shown.ts";
import { embeddedHost, embedFramePath, isListedHost } from "#contract/values/embeds.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import article from "../../entries/Article.module.css";
import { GermanMark, MarkedText } from "../../German.tsx";
import { ClickToLoad } from "./ClickToLoad.tsx";
import type { EmbedProps } from "./video-props.ts";
import styles from "./VideoView.module.css";

const heights = { low: styles.low, medium: styles.medium, high: styles.high };

export function EmbedView({ block, mark }: EmbedProps) {
  const { t } = useTranslation("video");
  const { embedHosts } = useSiteSettings().site;
  const { title, url, height } = block;
  const isInGerman = isGerman(block, "title");
  const host = embeddedHost(url) ?? "";
  if (!isListedHost(url, embedHosts))
    return (
      <section data-block={mark} className={article.block}>
        <p>
          <a href={url}>
            <MarkedText isGerman={isInGerman}>{title}</MarkedText>
          </a>
        </p>
      </section>
    );
  return (
    <section data-block={mark} className={article.block}>
      <figure lang={isInGerman ? "de" : undefined} className={`${article.full} ${styles.video}`}>
        <ClickToLoad
          key={url}
          frame={embedFramePath(url)}
          title={title}
          allow="fullscreen"
          className={`${styles.stage} ${styles.page} ${heights[height]}`}
          words={{ open: t("embed.open"), close: t("embed.close"), note: t("embed.note", { host }) }}
          link={{ url, words: t("embed.link", { host }) }}
        />
        <figcaption className={styles.title}>
          {title}
          {isInGerman && <GermanMark />}
        </figcaption>
      </figure>
    </section>
  );
}
