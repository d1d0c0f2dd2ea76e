import type { BlockOf } from "#contract/blocks/schema.ts";
import { isGerman } from "#contract/blocks/shown.ts";
import { Picture } from "../../../ui/Picture.tsx";
import article from "../../entries/Article.module.css";
import { CreditLine } from "../../CreditLine.tsx";
import { MarkedText, SiteAnchor } from "../../German.tsx";
import type { BlockViewProps } from "../block-view-props.ts";
import styles from "./Club.module.css";
import { linkedSizes } from "./club-sizes.ts";

const widths = { small: styles.small, half: styles.halfWidth, full: "" };

export function LinkedPictureView({ block, files, firstId, mark }: BlockViewProps<BlockOf<"linkedPicture">>) {
  const { picture: id, url, width, alt, caption } = block;
  const picture = files[id ?? ""];
  if (!picture || picture.variants.length === 0) return null;
  return (
    <section data-block={mark} className={article.block}>
      <figure className={`${article.full} ${styles.linked} ${widths[width]}`}>
        <SiteAnchor url={url} isGerman={isGerman(block, "url")}>
          <span lang={isGerman(block, "alt") ? "de" : undefined}>
            <Picture picture={picture} sizes={linkedSizes(width)} isFirst={picture.id === firstId} alt={alt} />
          </span>
        </SiteAnchor>
        <figcaption>
          <MarkedText isGerman={isGerman(block, "caption")}>{caption}</MarkedText>
          <CreditLine picture={picture} />
        </figcaption>
      </figure>
    </section>
  );
}
