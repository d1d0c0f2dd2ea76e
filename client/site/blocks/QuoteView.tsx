// A quote, larger than the text around it, with its source below.
import type { BlockOf } from "#contract/blocks/schema.ts";
import article from "../entries/Article.module.css";
import type { BlockViewProps } from "./block-view-props.ts";
import styles from "./Blocks.module.css";

export function QuoteView({ block: { text, source }, mark }: BlockViewProps<BlockOf<"quote">>) {
  if (text === "") return null;
  return (
    <figure data-block={mark} className={`${article.block} ${styles.quote}`}>
      <blockquote>{text}</blockquote>
      {source && <figcaption>{source}</figcaption>}
    </figure>
  );
}
