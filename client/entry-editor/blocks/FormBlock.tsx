import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import article from "../../site/entries/Article.module.css";
import shared from "../editing.module.css";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";
import { BlockTools } from "../frame/BlockTools.tsx";
import { ToolGroup } from "../frame/ToolGroup.tsx";
import styles from "./FormBlock.module.css";

type Props = BlockEditorProps & {
  tools?: ReactNode;
  children: ReactNode;
};

export function FormBlock({ block, name, place, body, tools, children }: Props) {
  const { i18n } = useTranslation("admin");
  return (
    <div
      role="group"
      data-block={block.id}
      data-note={block.type === "note" ? block.kind : undefined}
      aria-label={name}
      lang={i18n.language}
      className={`${article.wide} ${styles.block}`}
    >
      <p aria-hidden="true" className={styles.name}>
        {name}
      </p>
      <ToolGroup name={name} className={shared.sectionTools}>
        {tools}
        <BlockTools block={block} place={place} body={body} name={name} />
      </ToolGroup>
      <div className={styles.fields}>{children}</div>
    </div>
  );
}
