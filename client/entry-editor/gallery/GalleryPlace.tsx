import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { GallerySettings } from "#contract/blocks/gallery/schema.ts";
import type { ArticleData } from "../../site/blocks/article-data.ts";
import { Gallery } from "../../site/gallery/Gallery.tsx";
import field from "../../ui/admin/Field.module.css";
import styles from "./GalleryPlace.module.css";

type Props = {
  id: string;
  settings: GallerySettings;
  files: ArticleData["files"];
  title: string;
  error?: string | undefined;
  children: ReactNode;
};

export function GalleryPlace({ id, settings, files, title, error, children }: Props) {
  const { t } = useTranslation("admin");
  return (
    <div data-block={id} className={styles.place}>
      {settings.images.length === 0 && <p className={styles.empty}>{t("gallery.empty")}</p>}
      <Gallery settings={settings} files={files} />
      <div data-tool="" role="group" aria-label={t("gallery.tools", { title })} className={styles.tools}>
        {children}
      </div>
      {error && (
        <p role="alert" data-refused className={field.error}>
          {error}
        </p>
      )}
    </div>
  );
}
