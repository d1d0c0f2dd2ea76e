import { useTranslation } from "react-i18next";
import { formatFileSize } from "#contract/values/file-size.ts";
import { fileUrl } from "../../ui/download-address.ts";
import { previewOf, Picture } from "../../ui/Picture.tsx";
import { canPlay, Player } from "../../ui/Player.tsx";
import type { ArticleData } from "./article-data.ts";
import article from "../entries/Article.module.css";
import styles from "./Downloads.module.css";

type File = ArticleData["files"][string];

export function Downloads({ files, mark }: { files: File[]; mark: string | undefined }) {
  const { t, i18n } = useTranslation();
  if (files.length === 0) return null;
  return (
    <section data-block={mark} className={`${article.block} ${article.half} ${article.led}`}>
      <h2 lang={i18n.language} className={article.listTitle}>
        {t("article.downloads")}
      </h2>
      <ul className={article.list}>
        {files.map((file) => (
          <li key={file.id}>
            <a href={fileUrl(file.id)} download={file.name} className={styles.file}>
              <FileLine file={file} />
            </a>
            {canPlay(file) && (
              <div className={styles.player}>
                <Player file={file} captionsId={captionsOf(file, files)?.id} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function FileLine({ file }: { file: File }) {
  const { i18n } = useTranslation();
  return (
    <>
      <span className={styles.look}>
        <Look file={file} />
      </span>
      <span className={styles.name}>{file.name}</span>
      <span className={styles.meta}>
        {file.ext.toUpperCase()}, {formatFileSize(file.sizeBytes, i18n.language)}
      </span>
    </>
  );
}

function Look({ file }: { file: File }) {
  const look = previewOf(file);
  if (look.variants.length > 0) return <Picture picture={look} sizes="3.5rem" isDecorative />;
  return <span aria-hidden="true">{file.ext.toUpperCase()}</span>;
}

const stemOf = ({ name, ext }: File): string => name.slice(0, -ext.length - 1);

/** 'Kelter.vtt' has the captions for 'Kelter.mp4'. */
function captionsOf(film: File, files: File[]): File | undefined {
  return files.find((file) => file.ext === "vtt" && stemOf(file) === stemOf(film));
}
