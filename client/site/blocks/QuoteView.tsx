import type { BlockOf } from "#contract/blocks/schema.ts";
import { isGerman } from "#contract/blocks/shown.ts";
import { MarkedText } from "../German.tsx";
import article from "../entries/Article.module.css";
import type { BlockViewProps } from "./block-view-props.ts";
import styles from "./Blocks.module.css";

export function QuoteView({ block, mark }: BlockViewProps<BlockOf<"quote">>) {
  const { text, source } = block;
  if (text === "") return null;
  return (
    <figure data-block={mark} className={`${article.block} ${article.half} ${article.aside} ${styles.quote}`}>
      <blockquote>
        <MarkedText isGerman={isGerman(block, "text")}>{text}</MarkedText>
      </blockquote>
      {source && (
        <figcaption>
          <MarkedText isGerman={isGerman(block, "source")}>{source}</MarkedText>
        </figcaption>
      )}
    </figure>
  );
}
