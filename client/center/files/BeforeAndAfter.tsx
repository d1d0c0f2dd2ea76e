import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { formatFileSize } from "#contract/values/file-size.ts";
import { FileThumb } from "../../files/FileThumb.tsx";
import { Icon } from "../../ui/admin/icons.tsx";
import styles from "./ExchangeFile.module.css";

export function BeforeAndAfter({ file, content }: { file: LibraryFile; content: File }) {
  const { t, i18n } = useTranslation("files");
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const sizeOf = (bytes: number): string => formatFileSize(bytes, i18n.language);
  const { width, height } = file;
  return (
    <div className={styles.sides}>
      <Side
        title={t("exchange.before")}
        facts={[file.name, width && height && t("details.pixels", { width, height }), sizeOf(file.sizeBytes)]}
      >
        <FileThumb file={file} sizes="(min-width: 48rem) 26rem, 90vw" />
      </Side>
      <Side title={t("exchange.after")} facts={[content.name, size && t("details.pixels", size), sizeOf(content.size)]}>
        <LocalPicture content={content} onSize={setSize} />
      </Side>
    </div>
  );
}

type SideProps = { title: string; facts: (string | number | null)[]; children: ReactNode };

function Side({ title, facts, children }: SideProps) {
  return (
    <figure className={styles.side}>
      <figcaption>{title}</figcaption>
      <div className={styles.picture}>{children}</div>
      <p>{facts.filter(Boolean).join(" · ")}</p>
    </figure>
  );
}

type LocalProps = { content: File; onSize: (size: { width: number; height: number }) => void };

/** If the browser cannot display a format that the server accepts, an icon is shown. */
function LocalPicture({ content, onSize }: LocalProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setIsBroken] = useState(!content.type.startsWith("image/"));
  useEffect(() => {
    const url = URL.createObjectURL(content);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [content]);
  if (isBroken) return <Icon name="document" />;
  return (
    <img
      ref={image}
      alt=""
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        onSize({ width: naturalWidth, height: naturalHeight })
      }
      onError={() => setIsBroken(true)}
    />
  );
}
