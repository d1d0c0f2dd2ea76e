import { useId } from "react";
import { useTranslation } from "react-i18next";
import { FilePicker } from "../../files/FilePicker.tsx";
import { PickFiles } from "../../files/PickFiles.tsx";
import { UploadProgress } from "../../files/UploadProgress.tsx";
import { useFileDrop } from "../../files/use-file-drop.ts";
import article from "../../site/entries/Article.module.css";
import field from "../../ui/admin/Field.module.css";
import { OrDrop } from "../../ui/admin/OrDrop.tsx";
import { AddFiles } from "../../files/AddFiles.tsx";
import type { BlockEditorProps } from "../frame/block-editor-props.ts";
import { BlockInWindow, OpenInWindow } from "../frame/BlockInWindow.tsx";
import { BlockTools } from "../frame/BlockTools.tsx";
import { ToolGroup } from "../frame/ToolGroup.tsx";
import type { DraftBlockOf } from "../draft-blocks.ts";
import shared from "../editing.module.css";
import styles from "./EditableList.module.css";
import { FileRows } from "./FileRows.tsx";

type Files = DraftBlockOf<"fileList"> | DraftBlockOf<"downloads">;

export function EditableDownloads({ block, name, place, editing, body }: BlockEditorProps<Files>) {
  const { t: site } = useTranslation();
  const { t, i18n } = useTranslation("admin");
  const { uploads, saving } = editing;
  const { id } = block;
  const error = saving.errors.blocks[id];
  const heading = useId();
  const take = (chosen: File[]): void => uploads.start(id, chosen);
  const drop = useFileDrop(take);
  const own = { kind: "downloads", id, name, body } as const;
  const takeFiles: Parameters<typeof FilePicker>[0]["onFiles"] = (chosen) => {
    for (const file of chosen) editing.takeFile(id, file);
  };
  return (
    <section
      {...drop}
      data-block={id}
      role="group"
      aria-labelledby={heading}
      lang={i18n.language}
      className={`${article.block} ${styles.place}`}
    >
      <h2 id={heading} className={article.listTitle}>
        {site("article.downloads")}
      </h2>
      <ToolGroup name={name} className={shared.sectionTools}>
        <OpenInWindow {...own} />
        <BlockTools block={block} place={place} body={body} name={name} />
      </ToolGroup>
      <FileRows block={block} editing={editing} />
      <UploadProgress items={uploads.items.filter((item) => item.place === id)} />
      <div className={styles.sources}>
        <AddFiles isAnyKind autoFocus={id === body.added} icon="upload" label={t("downloads.upload")} onFiles={take} />
        <PickFiles isAnyKind onFiles={takeFiles} />
        <OrDrop />
      </div>
      {error && (
        <p role="alert" data-refused className={field.error}>
          {error}
        </p>
      )}
      <BlockInWindow {...own}>
        <FileRows block={block} editing={editing} />
        <FilePicker isAnyKind onFiles={takeFiles} />
      </BlockInWindow>
    </section>
  );
}
