import type { BlockOf } from "#contract/blocks/schema.ts";
import { isGerman } from "#contract/blocks/shown.ts";
import { GermanMark } from "../German.tsx";
import styles from "../entries/Article.module.css";
import type { ArticleData } from "./article-data.ts";
import type { BlockViewProps } from "./block-view-props.ts";
import type { PairPlace } from "./pairs.ts";
import { Pictures, withPictureClass } from "./Pictures.tsx";

const pairClasses = { first: styles.pairFirst, second: styles.pairSecond };

function classOf(pictures: ArticleData["files"][string][], pair: PairPlace | undefined): string {
  const [alone, ...others] = pictures;
  if (!alone) return `${styles.block} ${styles.half}`;
  if (others.length > 0) return styles.block ?? "";
  return pair ? `${withPictureClass(alone)} ${pairClasses[pair]}` : withPictureClass(alone);
}

export function TextView({ block, files, firstId, pair, mark }: BlockViewProps<BlockOf<"text">>) {
  const { html, media } = block;
  const isInGerman = isGerman(block, "html");
  const pictures = media.flatMap((id) => files[id] ?? []);
  // The server sanitised the HTML when it was stored: server/outside/html.ts.
  const prose = { className: styles.prose, dangerouslySetInnerHTML: { __html: html } };
  return (
    <section data-block={mark} className={classOf(pictures, pair)}>
      {isInGerman ? (
        <div>
          <GermanMark isAbove />
          <div lang="de" {...prose} />
        </div>
      ) : (
        <div {...prose} />
      )}
      <Pictures pictures={pictures} firstId={firstId} isPaired={pair !== undefined} />
    </section>
  );
}
