// A call to action: a sentence, and the buttons that lead there.
import type { BlockOf } from "#contract/blocks/schema.ts";
import article from "../entries/Article.module.css";
import type { BlockViewProps } from "./block-view-props.ts";
import styles from "./Blocks.module.css";
import { ButtonLinks } from "./ButtonLinks.tsx";

export function CallToActionView({ block: { text, buttons }, mark }: BlockViewProps<BlockOf<"callToAction">>) {
  return (
    <section data-block={mark} className={`${article.block} ${styles.call}`}>
      {text && <p className={styles.sentence}>{text}</p>}
      <ButtonLinks buttons={buttons} />
    </section>
  );
}
