import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { BlockOf } from "#contract/blocks/schema.ts";
import { isGerman } from "#contract/blocks/shown.ts";
import { hasWords } from "#contract/values/words.ts";
import article from "../entries/Article.module.css";
import { GermanMark } from "../German.tsx";
import type { BlockViewProps } from "./block-view-props.ts";
import styles from "./Blocks.module.css";

const backgrounds = { hint: "", warning: styles.warning, tip: styles.tip };

export function NoteView({ block, mark }: BlockViewProps<BlockOf<"note">>) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const { kind, html } = block;
  if (!hasWords(html) && !html.includes("<img")) return null;
  const isInGerman = isGerman(block, "html");
  return (
    <div role="note" aria-labelledby={id} data-block={mark} className={article.block}>
      <div className={`${article.full} ${styles.note} ${backgrounds[kind]}`}>
        <p id={id} lang={i18n.language} className={styles.kind}>
          {t(`note.${kind}`)}
        </p>
        {isInGerman && <GermanMark isAbove />}
        {/* The server sanitised the HTML when it was stored: server/outside/html.ts. */}
        <div
          lang={isInGerman ? "de" : undefined}
          className={article.prose}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </div>
  );
}
