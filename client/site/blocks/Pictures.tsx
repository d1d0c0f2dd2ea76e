import type { CSSProperties, ReactNode } from "react";
import { Picture } from "../../ui/Picture.tsx";
import { aspectOf, besideTextSizes, rowSizes } from "../../ui/picture-sizes.ts";
import type { ArticleData } from "./article-data.ts";
import styles from "../entries/Article.module.css";
import { rowsOf } from "./picture-rows.ts";

type LibraryPicture = ArticleData["files"][string];

export function Pictures({ pictures, firstId }: { pictures: LibraryPicture[]; firstId: string | undefined }) {
  return (
    <PicturePlaces
      pictures={pictures}
      renderPicture={(picture, sizes) => <Picture picture={picture} sizes={sizes} isFirst={picture.id === firstId} />}
    />
  );
}

type Places<P> = { pictures: P[]; renderPicture: (picture: P, sizes: string) => ReactNode };

export function PicturePlaces<P extends LibraryPicture>({ pictures, renderPicture }: Places<P>) {
  const [alone, ...others] = pictures;
  if (!alone) return null;
  if (others.length === 0)
    return (
      <div className={styles.pictures} style={aspectStyle(alone)}>
        {renderPicture(alone, besideTextSizes(alone))}
      </div>
    );
  return (
    <div className={styles.rows}>
      {rowsOf(pictures).map((row, index) => (
        <Row key={index} pictures={row} renderPicture={renderPicture} />
      ))}
    </div>
  );
}

/** Each width is proportional to the picture's aspect ratio, so all pictures have the same height. */
function Row<P extends LibraryPicture>({ pictures, renderPicture }: Places<P>) {
  const whole = pictures.reduce((sum, picture) => sum + aspectOf(picture), 0);
  return (
    <div className={styles.row}>
      {pictures.map((picture) => (
        <div key={picture.id} style={aspectStyle(picture)}>
          {renderPicture(picture, rowSizes(aspectOf(picture) / whole))}
        </div>
      ))}
    </div>
  );
}

const aspectStyle = (picture: LibraryPicture): CSSProperties => ({ "--aspect": aspectOf(picture) }) as CSSProperties;
