import { useTranslation } from "react-i18next";
import type { ListTag } from "#contract/values/pages.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { hasComments } from "./loaders.ts";
import { PageLink } from "../German.tsx";
import { LateComments } from "../comments/LateComments.tsx";
import { useOverlay } from "../overlay.tsx";
import { Article, type ShowArticle } from "./Article.tsx";
import type { ArticleData } from "../blocks/article-data.ts";
import styles from "./Article.module.css";
import { Neighbours } from "./Neighbours.tsx";
import { Share } from "./Share.tsx";

export function EntryPage({ list, article }: { list: ListTag; article: ArticleData }) {
  const { t } = useTranslation();
  const { entry, state, url, previous, next } = article;
  const isCommented = hasComments(entry, useSiteSettings());
  const share = url !== null && state === "public" && <Share key={url} title={entry.title} url={url} />;
  return (
    <>
      <ArticleOrEditor article={article} />
      {isCommented && (
        <>
          {share && <div className={styles.after}>{share}</div>}
          <LateComments key={entry.id} />
        </>
      )}
      <div className={styles.after}>
        {!isCommented && share}
        <Neighbours list={list} previous={previous} next={next} />
        <p className={styles.back}>
          <PageLink to={`/${list}`}>{t("article.backTo", { list: t(`nav.${list}`) })}</PageLink>
        </p>
      </div>
    </>
  );
}

type ArticleOrEditorProps = {
  article: ArticleData;
  show?: ShowArticle;
  isSplash?: boolean;
};

const showArticle: ShowArticle = (article, parts) => <Article article={article} parts={parts} />;

export function ArticleOrEditor({ article, show = showArticle, isSplash = false }: ArticleOrEditorProps) {
  const overlay = useOverlay();
  if (!overlay) return show(article, {});
  return <overlay.EditableArticle key={article.entry.id} article={article} show={show} isSplash={isSplash} />;
}
