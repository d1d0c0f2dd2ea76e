// A file list among the galleries during editing: the list itself, and the tools that move or remove all of it.
import { useTranslation } from "react-i18next";
import type { DraftBlockOf } from "../draft-blocks.ts";
import styles from "../editing.module.css";
import { EditableDownloads } from "../lists/EditableDownloads.tsx";
import { RowTools } from "../lists/RowTools.tsx";
import type { BlockEditorProps } from "./block-editor-props.ts";

export function FileListEditor({ block, place, editing, body }: BlockEditorProps<DraftBlockOf<"fileList">>) {
  const { t } = useTranslation("admin");
  return (
    <EditableDownloads
      editing={editing}
      block={block}
      isNew={block.id === body.added}
      tools={
        <span role="group" aria-label={t("fileList.tools")} className={styles.sectionTools}>
          <RowTools
            rowKey={block.id}
            place={place}
            labels={{ up: t("fileList.up"), down: t("fileList.down"), remove: t("fileList.remove") }}
            onMove={(by) => body.move(block.id, by)}
            onRemove={() => body.remove(block)}
          />
        </span>
      }
    />
  );
}
