import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import type { GallerySettings } from "#contract/blocks/gallery/schema.ts";
import type { Picture } from "#contract/schemas/files.ts";
import { Gallery } from "../../site/gallery/Gallery.tsx";
import { imagesOf } from "../../site/gallery/slides.ts";
import styles from "./GalleryBrowser.module.css";

type Props = {
  settings: GallerySettings;
  files: Record<string, Picture>;
  at: number | null;
};

export function GalleryPreview({ settings, files, at }: Props) {
  const { t } = useTranslation("admin");
  const isEmpty = imagesOf(settings, files).length === 0;
  return (
    // Escape must close only the full-window view, not the surrounding gallery browser.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-label={t("gallery.preview")} className={styles.preview} onKeyDown={keepEscapeInside}>
      {isEmpty ? (
        <p className={styles.nothing}>
          <b>{t("gallery.empty")}</b> {t("gallery.emptyHint")}
        </p>
      ) : (
        <Gallery settings={settings} files={files} at={at} />
      )}
    </section>
  );
}

function keepEscapeInside(event: KeyboardEvent): void {
  const isInWindow = event.target instanceof Element && event.target.closest("dialog") !== null;
  if (event.key === "Escape" && isInWindow) event.stopPropagation();
}
