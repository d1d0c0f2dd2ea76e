// Files to take along: name, kind and size.
import { useTranslation } from "react-i18next";
import { formatFileSize } from "../../file-size.ts";
import type { ArticleData } from "./Article.tsx";
import styles from "./Article.module.css";

export function Downloads({ files }: { files: ArticleData["files"][string][] }) {
  const { t, i18n } = useTranslation();
  if (files.length === 0) return null;
  return (
    <section className={styles.block}>
      <h2 className={styles.listTitle}>{t("article.downloads")}</h2>
      <ul className={styles.list}>
        {files.map((file) => (
          <li key={file.id}>
            <a href={`/v0/api/download/${file.id}`} download={file.name}>
              <span className={styles.name}>{file.name}</span>
              <span className={styles.meta}>
                {file.ext.toUpperCase()}, {formatFileSize(file.sizeBytes, i18n.language)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
