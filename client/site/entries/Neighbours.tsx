import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ListTag } from "#contract/values/pages.ts";
import { useLanguageOf } from "../../language/content.ts";
import { Picture } from "../../ui/Picture.tsx";
import { squareSizes } from "../../ui/picture-sizes.ts";
import type { ArticleData } from "../blocks/article-data.ts";
import { GermanMark } from "../German.tsx";
import styles from "./Neighbours.module.css";

const THUMBNAIL_REM = 6;

type Props = Pick<ArticleData, "previous" | "next"> & { list: ListTag };

export function Neighbours({ list, previous, next }: Props) {
  const { t } = useTranslation();
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={t("article.neighbours", { list: t(`nav.${list}`) })}>
      {previous && <Neighbour side="previous" {...previous} />}
      {next && <Neighbour side="next" {...next} />}
    </nav>
  );
}

type NeighbourProps = NonNullable<ArticleData["next"]> & { side: "previous" | "next" };

function Neighbour({ side, title, isGerman, path, picture }: NeighbourProps) {
  const { t } = useTranslation();
  const lang = useLanguageOf(isGerman);
  return (
    <Link to={path} rel={side === "next" ? "next" : "prev"} className={styles[side]}>
      {picture && <Picture picture={picture} sizes={squareSizes(picture, THUMBNAIL_REM)} isDecorative />}
      <span className={styles.text}>
        <span className={styles.side}>{t(`article.${side}`)}</span>
        <span className={styles.title} lang={lang}>
          {title}
          {isGerman && <GermanMark />}
        </span>
      </span>
    </Link>
  );
}
