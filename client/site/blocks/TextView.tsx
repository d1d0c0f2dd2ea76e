// A block of text; on wide windows a single picture is shown beside it.
import type { BlockOf } from "#contract/blocks/schema.ts";
import styles from "../entries/Article.module.css";
import { Pictures } from "../entries/Pictures.tsx";
import type { BlockViewProps } from "./block-view-props.ts";

/** Without pictures it may share a row with its neighbour. */
const classes = [`${styles.block} ${styles.half}`, styles.blockWithPictures, styles.block];

export function TextView({ block: { html, media }, files, firstId, mark }: BlockViewProps<BlockOf<"text">>) {
  const pictures = media.flatMap((id) => files[id] ?? []);
  return (
    <section data-block={mark} className={classes[Math.min(pictures.length, 2)]}>
      {/* The server cleaned the HTML when it was stored: server/outside/html.ts. */}
      <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
      <Pictures pictures={pictures} firstId={firstId} />
    </section>
  );
}
