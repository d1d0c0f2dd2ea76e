import type { BlockOf } from "#contract/blocks/schema.ts";
import { isGerman } from "#contract/blocks/shown.ts";
import { MarkedText } from "../German.tsx";
import article from "../entries/Article.module.css";
import type { BlockViewProps } from "./block-view-props.ts";
import styles from "./Blocks.module.css";
import { ButtonLinks } from "./ButtonLinks.tsx";

export function CallToActionView({ block, mark }: BlockViewProps<BlockOf<"callToAction">>) {
  const { text, buttons, german } = block;
  return (
    <section data-block={mark} className={`${article.block} ${styles.call}`}>
      {text && (
        <p className={styles.sentence}>
          <MarkedText isGerman={isGerman(block, "text")}>{text}</MarkedText>
        </p>
      )}
      <ButtonLinks buttons={buttons} german={german} />
    </section>
  );
}
