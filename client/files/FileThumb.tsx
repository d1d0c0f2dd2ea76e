// A small view of a file: the picture itself, or the sign of its kind.
import type { FileKind, LibraryFile } from "#contract/files.ts";
import { Icon, type IconName } from "../ui/admin/icons.tsx";
import { DocumentPreview } from "../ui/DocumentPreview.tsx";
import { Picture } from "../ui/Picture.tsx";
import styles from "./FileThumb.module.css";

const kindIcons: Record<FileKind, IconName> = {
  image: "picture",
  video: "video",
  audio: "audio",
  pdf: "document",
  other: "document",
};

type Props = { file: LibraryFile; sizes: string };

/** Its name stands beside it, so it is heard as nothing. */
export function FileThumb({ file, sizes }: Props) {
  return (
    <span className={file.kind === "image" ? styles.thumb : `${styles.thumb} ${styles.page}`}>
      {file.variants.length > 0 ? (
        <Picture picture={file} sizes={sizes} isDecorative />
      ) : file.preview.length > 0 ? (
        <DocumentPreview file={file} sizes={sizes} />
      ) : (
        <span className={styles.kind}>
          <Icon name={kindIcons[file.kind]} />
          {file.ext && <span aria-hidden="true">{file.ext.toUpperCase()}</span>}
        </span>
      )}
    </span>
  );
}
