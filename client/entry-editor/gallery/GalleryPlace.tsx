// The place of a gallery in an entry, for editors: the gallery as visitors see it, with tools.
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { GallerySettings } from "#contract/blocks/gallery/schema.ts";
import type { ArticleData } from "../../site/entries/article-data.ts";
import { Gallery } from "../../site/gallery/Gallery.tsx";
import field from "../../ui/admin/Field.module.css";
import styles from "./GalleryPlace.module.css";

type Props = {
  settings: GallerySettings;
  files: ArticleData["files"];
  title: string;
  error?: string | undefined;
  /** Whether the editor was opened at this gallery. */
  isFocused?: boolean;
  children: ReactNode;
};

export function GalleryPlace({ settings, files, title, error, isFocused = false, children }: Props) {
  const { t } = useTranslation("admin");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The blocks above it are higher in the editor than they were before.
    if (isFocused) place.current?.scrollIntoView({ block: "start" });
  }, [isFocused]);
  return (
    <div ref={place} className={styles.place}>
      {settings.images.length === 0 && <p className={styles.empty}>{t("gallery.empty")}</p>}
      <Gallery settings={settings} files={files} />
      <div role="group" aria-label={t("gallery.tools", { title })} className={styles.tools}>
        {children}
      </div>
      {error && (
        <p role="alert" className={field.error}>
          {error}
        </p>
      )}
    </div>
  );
}
