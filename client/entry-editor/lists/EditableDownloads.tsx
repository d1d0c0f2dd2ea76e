// A file list during editing, below the entry or among its galleries: add from disk or library, order, remove.
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { PickFiles } from "../../files/PickFiles.tsx";
import { UploadProgress } from "../../files/UploadProgress.tsx";
import { useFileDrop } from "../../files/use-file-drop.ts";
import article from "../../site/entries/Article.module.css";
import { FileLine } from "../../site/entries/Downloads.tsx";
import field from "../../ui/admin/Field.module.css";
import { AddFiles } from "../AddFiles.tsx";
import type { DraftBlockOf } from "../draft-blocks.ts";
import type { Editing } from "../use-editing.ts";
import { EditableList } from "./EditableList.tsx";
import { OrDrop } from "../../ui/admin/OrDrop.tsx";
import styles from "./EditableList.module.css";

type Props = {
  editing: Editing;
  block: DraftBlockOf<"fileList"> | DraftBlockOf<"downloads">;
  /** Tools for the whole list. */
  tools: ReactNode;
  /** Was just added: it gets the focus. */
  isNew?: boolean;
};

export function EditableDownloads({ editing, block, tools, isNew = false }: Props) {
  const { t: site } = useTranslation();
  const { t, i18n } = useTranslation("admin");
  const { files, uploads, saving } = editing;
  const { id: place, files: ids } = block;
  const error = saving.errors.blocks[place];
  const update = (next: (ids: string[]) => string[]): void =>
    editing.changeBlock(block, (now) => ({ ...now, files: next(now.files) }));
  const heading = useId();
  const take = (chosen: File[]): void => uploads.start(place, chosen);
  const drop = useFileDrop(take);
  return (
    <section
      {...drop}
      data-block={place}
      role="group"
      aria-labelledby={heading}
      lang={i18n.language}
      className={`${article.block} ${styles.place}`}
    >
      <h2 id={heading} className={article.listTitle}>
        {site("article.downloads")}
      </h2>
      {tools}
      <EditableList
        texts="downloads"
        items={ids}
        update={update}
        keyOf={(id) => id}
        nameOf={(id) => files[id]?.name ?? t("downloads.gone")}
        renderItem={(id) => {
          const file = files[id];
          return <div className={styles.file}>{file ? <FileLine file={file} /> : t("downloads.gone")}</div>;
        }}
      />
      <UploadProgress items={uploads.items.filter((item) => item.place === place)} />
      <div className={styles.sources}>
        <AddFiles isAnyKind autoFocus={isNew} icon="upload" label={t("downloads.upload")} onFiles={take} />
        <PickFiles
          isAnyKind
          onFiles={(chosen) => {
            for (const file of chosen) editing.takeFile(place, file);
          }}
        />
        <OrDrop />
      </div>
      {error && (
        <p role="alert" className={field.error}>
          {error}
        </p>
      )}
    </section>
  );
}
