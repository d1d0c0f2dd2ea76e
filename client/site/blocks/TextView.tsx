// A block of text; on wide windows a single picture is shown beside it.
import type { BlockOf } from "#contract/blocks/schema.ts";
import styles from "../entries/Article.module.css";
import { Pictures } from "../entries/Pictures.tsx";
import type { BlockViewProps } from "./block-view-props.ts";

export function TextView({ block: { html, media }, files, firstId, mark }: BlockViewProps<BlockOf<"text">>) {
  const pictures = media.flatMap((id) => files[id] ?? []);
  return (
    <section data-block={mark} className={pictures.length === 1 ? styles.blockWithPictures : styles.block}>
      {/* The server cleaned the HTML when it was stored: server/outside/html.ts. */}
      <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
      <Pictures pictures={pictures} firstId={firstId} />
    </section>
  );
}
