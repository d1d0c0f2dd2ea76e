// The pictures of a gallery, all at once; the slideshow is built on top of these.
import type { GallerySettings } from "#contract/entries.ts";
import { Picture } from "../../ui/Picture.tsx";
import type { ArticleData } from "./Article.tsx";
import styles from "./Article.module.css";

export function Gallery({ settings, files }: { settings: GallerySettings; files: ArticleData["files"] }) {
  const images = settings.images.flatMap(({ file, caption }) => {
    const picture = files[file];
    return picture?.kind === "image" ? [{ picture, caption }] : [];
  });
  if (images.length === 0) return null;
  return (
    <section className={styles.gallery} aria-label={settings.myTitle || undefined}>
      {settings.myShowTitle && settings.myTitle && <h2>{settings.myTitle}</h2>}
      <ul className={styles.galleryPictures}>
        {images.map(({ picture, caption }, index) => (
          <li key={`${picture.id} ${index}`}>
            <figure>
              <Picture picture={picture} sizes="(min-width: 56rem) 24rem, 92vw" />
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
