import type { BlockOf } from "#contract/blocks/schema.ts";
import { isGerman } from "#contract/blocks/shown.ts";
import { GermanMark } from "../German.tsx";
import styles from "../entries/Article.module.css";
import { Pictures } from "./Pictures.tsx";
import type { BlockViewProps } from "./block-view-props.ts";

/**
 * Classes for no picture, one picture, and several pictures. Only a block without pictures can be beside another block.
 */
const classes = [`${styles.block} ${styles.half}`, styles.blockWithPictures, styles.block];

export function TextView({ block, files, firstId, mark }: BlockViewProps<BlockOf<"text">>) {
  const { html, media } = block;
  const isInGerman = isGerman(block, "html");
  const pictures = media.flatMap((id) => files[id] ?? []);
  // The server sanitised the HTML when it was stored: server/outside/html.ts.
  const prose = { className: styles.prose, dangerouslySetInnerHTML: { __html: html } };
  return (
    <section data-block={mark} className={classes[Math.min(pictures.length, 2)]}>
      {isInGerman ? (
        <div>
          <GermanMark isAbove />
          <div lang="de" {...prose} />
        </div>
      ) : (
        <div {...prose} />
      )}
      <Pictures pictures={pictures} firstId={firstId} />
    </section>
  );
}
