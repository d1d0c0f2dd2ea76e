import type { CSSProperties, ReactNode } from "react";
import { Picture } from "../../ui/Picture.tsx";
import { aspectOf, pairSizes, rowSizes, withTextSizes } from "../../ui/picture-sizes.ts";
import { CreditLine } from "../CreditLine.tsx";
import type { ArticleData } from "./article-data.ts";
import styles from "../entries/Article.module.css";
import { rowsOf } from "./picture-rows.ts";

type LibraryPicture = ArticleData["files"][string];

type PicturesProps = {
  pictures: LibraryPicture[];
  /** The id of the page's first picture. */
  firstId: string | undefined;
  isPaired: boolean;
};

/** The class of a text block with one picture. The shape of the picture decides its position. */
export const withPictureClass = (picture: LibraryPicture): string =>
  `${styles.blockWithPictures} ${aspectOf(picture) < 1 ? styles.upright : styles.wideAbove}`;

export function Pictures({ pictures, firstId, isPaired }: PicturesProps) {
  return (
    <PicturePlaces
      pictures={pictures}
      isPaired={isPaired}
      renderPicture={(picture, sizes) => (
        <div>
          <Picture picture={picture} sizes={sizes} isFirst={picture.id === firstId} />
          <CreditLine picture={picture} />
        </div>
      )}
    />
  );
}

type Places<P> = {
  pictures: P[];
  isPaired?: boolean;
  renderPicture: (picture: P, sizes: string) => ReactNode;
};

export function PicturePlaces<P extends LibraryPicture>({ pictures, isPaired = false, renderPicture }: Places<P>) {
  const [alone, ...others] = pictures;
  if (!alone) return null;
  if (others.length === 0)
    return (
      <div className={styles.pictures}>{renderPicture(alone, isPaired ? pairSizes(alone) : withTextSizes(alone))}</div>
    );
  return (
    <div className={styles.rows}>
      {rowsOf(pictures).map((row, index) => (
        <Row key={index} pictures={row} renderPicture={renderPicture} />
      ))}
    </div>
  );
}

/** All pictures of the row have the same height, because their widths are proportional to their aspect ratios. */
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
