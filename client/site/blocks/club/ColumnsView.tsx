import type { BlockOf } from "#contract/blocks/schema.ts";
import { isGerman } from "#contract/blocks/shown.ts";
import article from "../../entries/Article.module.css";
import { GermanMark } from "../../German.tsx";
import type { BlockViewProps } from "../block-view-props.ts";
import styles from "./Club.module.css";

export function ColumnsView({ block, mark }: BlockViewProps<BlockOf<"columns">>) {
  return (
    <section data-block={mark} className={article.block}>
      <div className={`${article.full} ${styles.columns}`}>
        {(["left", "right"] as const).map((side) => {
          const isInGerman = isGerman(block, side);
          return (
            <div key={side}>
              {isInGerman && <GermanMark isAbove />}
              {/* The server sanitised the HTML when it was stored: server/outside/html.ts. */}
              <div
                lang={isInGerman ? "de" : undefined}
                className={article.prose}
                dangerouslySetInnerHTML={{ __html: block[side] }}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}
