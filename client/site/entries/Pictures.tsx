// The pictures of a block: one is beside its text, several are in rows below it, equally high within a row.
import type { CSSProperties } from "react";
import { Picture } from "../../ui/Picture.tsx";
import { aspectOf, besideTextSizes, rowSizes } from "../../ui/picture-sizes.ts";
import type { ArticleData } from "./article-data.ts";
import styles from "./Article.module.css";
import { rowsOf } from "./picture-rows.ts";

type LibraryPicture = ArticleData["files"][string];

/** @param firstId the first picture of the page */
export function Pictures({ pictures, firstId }: { pictures: LibraryPicture[]; firstId: string | undefined }) {
  const [alone, ...others] = pictures;
  if (!alone) return null;
  if (others.length === 0)
    return (
      <div className={styles.pictures} style={{ "--aspect": aspectOf(alone) } as CSSProperties}>
        <Picture picture={alone} sizes={besideTextSizes(alone)} isFirst={alone.id === firstId} />
      </div>
    );
  return (
    <div className={styles.rows}>
      {rowsOf(pictures).map((row, index) => (
        <Row key={index} row={row} firstId={firstId} />
      ))}
    </div>
  );
}

/** Widths in proportion to the aspect ratios make the heights equal. */
function Row({ row, firstId }: { row: LibraryPicture[]; firstId: string | undefined }) {
  const whole = row.reduce((sum, picture) => sum + aspectOf(picture), 0);
  return (
    <div className={styles.row}>
      {row.map((picture) => (
        <div key={picture.id} style={{ "--aspect": aspectOf(picture) } as CSSProperties}>
          <Picture picture={picture} sizes={rowSizes(aspectOf(picture) / whole)} isFirst={picture.id === firstId} />
        </div>
      ))}
    </div>
  );
}
