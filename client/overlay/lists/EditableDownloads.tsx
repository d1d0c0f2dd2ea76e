// The files below an article while it is edited: from the disk or the library, in order, taken out.
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { PickFiles } from "../../files/PickFiles.tsx";
import { UploadProgress } from "../../files/UploadProgress.tsx";
import { useFileDrop } from "../../files/use-file-drop.ts";
import article from "../../site/entries/Article.module.css";
import { FileLine } from "../../site/entries/Downloads.tsx";
import field from "../../ui/admin/Field.module.css";
import { AddFiles } from "../AddFiles.tsx";
import { DOWNLOADS_PLACE, type Editing } from "../use-editing.ts";
import { EditableList } from "./EditableList.tsx";
import styles from "./EditableList.module.css";

export function EditableDownloads({ editing }: { editing: Editing }) {
  const { t: site } = useTranslation();
  const { t, i18n } = useTranslation("admin");
  const { session, files, change, uploads, saving } = editing;
  const heading = useId();
  const take = (chosen: File[]): void => uploads.start(DOWNLOADS_PLACE, chosen);
  const drop = useFileDrop(take);
  const { downloads: error } = saving.errors;
  return (
    <section {...drop} aria-labelledby={heading} lang={i18n.language} className={`${article.block} ${styles.place}`}>
      <h2 id={heading} className={article.listTitle}>
        {site("article.downloads")}
      </h2>
      <EditableList
        texts="downloads"
        items={session.draft.downloads}
        update={(update) => change({ type: "downloads", update })}
        keyOf={(id) => id}
        nameOf={(id) => files[id]?.name ?? t("downloads.gone")}
        renderItem={(id) => {
          const file = files[id];
          return <div className={styles.file}>{file ? <FileLine file={file} /> : t("downloads.gone")}</div>;
        }}
      />
      <UploadProgress items={uploads.items.filter(({ place }) => place === DOWNLOADS_PLACE)} />
      <div className={styles.sources}>
        <AddFiles isAnyKind icon="upload" label={t("downloads.upload")} onFiles={take} />
        <PickFiles
          isAnyKind
          onFiles={(chosen) => {
            for (const file of chosen) editing.takeFile(DOWNLOADS_PLACE, file);
          }}
        />
        <span className={styles.orDrop}>{t("pictures.orDrop")}</span>
      </div>
      {error && (
        <p role="alert" className={field.error}>
          {error}
        </p>
      )}
    </section>
  );
}
