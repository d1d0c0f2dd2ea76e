import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { picturesOf } from "#contract/blocks/pictures.ts";
import { isPage, takedownInEntry } from "#contract/values/pages.ts";
import { useContent, useLanguageOf } from "../../language/content.ts";
import { Picture } from "../../ui/Picture.tsx";
import { aspectOf, mainPictureSizes, squareSizes } from "../../ui/picture-sizes.ts";
import { CreditLine } from "../CreditLine.tsx";
import { GermanMark, PageLink } from "../German.tsx";
import { BlockView } from "../blocks/BlockView.tsx";
import styles from "./Article.module.css";
import { type ArticleData, shownWhen } from "../blocks/article-data.ts";
import { pairsOf } from "../blocks/pairs.ts";
import { ArticleDate } from "./ArticleDate.tsx";
import { EventFacts } from "./EventFacts.tsx";
import { fitTitle } from "../../ui/fit-title.ts";
import { useArrival } from "../../ui/travel.ts";
import { DaySign } from "./programme/DaySign.tsx";

/** Diameter of the round picture, in rem; the same as the width of .round in Article.module.css. */
export const ROUND_REM = 12;

export type ArticleParts = {
  title?: ReactNode;
  date?: ReactNode;
  details?: ReactNode;
  mainPicture?: ReactNode;
  buttons?: ReactNode;
  body?: ReactNode;
};

/** Renders an entry. Page and editor use the same function, so that both have the same layout. */
export type ShowArticle = (article: ArticleData, parts: ArticleParts) => ReactNode;

type ArticleProps = {
  article: ArticleData;
  parts?: ArticleParts;
  isBodyOnly?: boolean;
};

export function Article({ article, parts = {}, isBodyOnly = false }: ArticleProps) {
  const { entry, files, listed } = article;
  const content = useContent();
  const when = isPage(entry.tags) ? null : shownWhen(article);
  const main = entry.mainPicture === null ? undefined : files[entry.mainPicture];
  const pairs = pairsOf(entry.blocks, files);
  const firstId = main || isBodyOnly ? undefined : picturesOf(entry.blocks)[0];
  return (
    <article className={styles.article}>
      {!isBodyOnly && (
        <header className={when ? `${styles.head} ${styles.withDay}` : styles.head}>
          {when && <DaySign date={when.date} />}
          {!isPage(entry.tags) && (parts.date ?? <ArticleDate article={article} />)}
          {parts.title ?? <Heading entry={entry} />}
          {parts.details === undefined && entry.byline !== "" && <Byline name={entry.byline} />}
          {parts.details}
        </header>
      )}
      {!isBodyOnly && (parts.mainPicture ?? (main && <MainPicture picture={main} entry={entry} />))}
      <div lang={content} className={styles.body}>
        <EventFacts article={article} />
        {parts.body ??
          entry.blocks.map((block) => (
            <BlockView
              key={block.id}
              block={block}
              files={files}
              listed={listed}
              firstId={firstId}
              pair={pairs.get(block.id)}
            />
          ))}
      </div>
      {article.url !== null && article.hasPictures && <TakedownLink id={entry.id} />}
      {article.url !== null && <p className={styles.printedFrom}>{article.url}</p>}
    </article>
  );
}

function Heading({ entry: { id, title, isGerman } }: Pick<ArticleData, "entry">) {
  const lang = useLanguageOf(isGerman);
  const travel = useArrival(id);
  return (
    <h1 lang={lang} style={{ ...fitTitle(title), ...travel?.title }}>
      {title}
      {isGerman && <GermanMark />}
    </h1>
  );
}

function Byline({ name }: { name: string }) {
  const { t } = useTranslation();
  return <p className={styles.date}>{t("article.byline", { name })}</p>;
}

function TakedownLink({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <p className={styles.takedown}>
      <PageLink to={takedownInEntry(id)} rel="nofollow">
        {t("credit.takedown")}
      </PageLink>
    </p>
  );
}

function MainPicture({ picture, entry }: { picture: ArticleData["files"][string] } & Pick<ArticleData, "entry">) {
  const { id, isRound } = entry;
  const travel = useArrival(id);
  return (
    <figure className={mainPictureClass(picture, isRound)} style={travel?.picture}>
      <Picture
        picture={picture}
        sizes={isRound ? squareSizes(picture, ROUND_REM) : mainPictureSizes(picture)}
        isFirst
      />
      <CreditLine picture={picture} className={styles.credit} />
    </figure>
  );
}

export function mainPictureClass(picture: ArticleData["files"][string], isRound: boolean): string {
  if (isRound) return styles.round ?? "";
  return aspectOf(picture) < 1 ? `${styles.mainPicture} ${styles.portrait}` : (styles.mainPicture ?? "");
}
