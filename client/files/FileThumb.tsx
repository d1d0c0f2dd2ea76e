// A thumbnail of a file. If there is no picture, or if it fails to load, an icon for the kind of file is shown.
import { useState } from "react";
import type { FileKind, Picture as LibraryPicture } from "#contract/schemas/files.ts";
import { Icon, type IconName } from "../ui/admin/icons.tsx";
import { previewOf, Picture } from "../ui/Picture.tsx";
import styles from "./FileThumb.module.css";

const kindIcons: Record<FileKind, IconName> = {
  image: "picture",
  video: "video",
  audio: "audio",
  pdf: "document",
  other: "document",
};

type Props = {
  file: LibraryPicture & { version: number };
  sizes: string;
  /** Shows the uncropped picture on a background like paper. Otherwise the picture is cropped to fill its place. */
  isWhole?: boolean;
};

/** The file name is beside the picture, so screen readers skip the picture. */
export function FileThumb({ file, sizes, isWhole = false }: Props) {
  const preview = previewOf(file);
  // The blurred placeholder would stay visible beside an uncropped picture.
  const look = isWhole ? { ...preview, placeholder: null } : preview;
  const className = [styles.thumb, file.kind !== "image" && styles.page, isWhole && styles.whole];
  const [brokenVersion, setBrokenVersion] = useState<number | null>(null);
  return (
    // Error events of pictures do not bubble, so the listener uses the capture phase.
    <span className={className.filter(Boolean).join(" ")} onErrorCapture={() => setBrokenVersion(file.version)}>
      {look.variants.length > 0 && brokenVersion !== file.version ? (
        <Picture picture={look} sizes={sizes} isDecorative />
      ) : (
        <span className={styles.kind}>
          <Icon name={kindIcons[file.kind]} />
          {file.ext && <span aria-hidden="true">{file.ext.toUpperCase()}</span>}
        </span>
      )}
    </span>
  );
}
