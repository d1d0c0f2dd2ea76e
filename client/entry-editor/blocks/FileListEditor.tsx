// A list of files during editing: the list itself, and the tools of its block.
import { useTranslation } from "react-i18next";
import type { DraftBlockOf } from "../draft-blocks.ts";
import styles from "../editing.module.css";
import { EditableDownloads } from "../lists/EditableDownloads.tsx";
import type { BlockEditorProps } from "./block-editor-props.ts";
import { BlockTools } from "./BlockTools.tsx";

type Files = DraftBlockOf<"fileList"> | DraftBlockOf<"downloads">;

export function FileListEditor({ block, name, place, editing, body }: BlockEditorProps<Files>) {
  const { t } = useTranslation("admin");
  return (
    <EditableDownloads
      editing={editing}
      block={block}
      isNew={block.id === body.added}
      tools={
        <span role="group" aria-label={t("blocks.tools", { label: name })} className={styles.sectionTools}>
          <BlockTools block={block} place={place} body={body} name={name} />
        </span>
      }
    />
  );
}
