// An entry as people read it: head, main picture, blocks with their pictures, galleries, files, links.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { fixedPageNameOf } from "#contract/pages.ts";
import type { Answers } from "../../trpc.ts";
import { Picture } from "../../ui/Picture.tsx";
import { Gallery } from "../gallery/Gallery.tsx";
import styles from "./Article.module.css";
import { ArticleDate } from "./ArticleDate.tsx";
import { Downloads } from "./Downloads.tsx";

export type ArticleData = Answers["entries"]["article"];

/** The parts of an article that the editor puts its own in place of. */
export type ArticleParts = {
  title?: ReactNode;
  mainPicture?: ReactNode;
  blocks?: ReactNode;
};

type ArticleProps = {
  article: ArticleData;
  parts?: ArticleParts;
  /** Head and main picture stand elsewhere on the page (the splash of the home page). */
  isBodyOnly?: boolean;
};

export function Article({ article, parts = {}, isBodyOnly = false }: ArticleProps) {
  const { entry, files } = article;
  const main = entry.mediamain === null ? undefined : files[entry.mediamain];
  return (
    <article className={styles.article}>
      {!isBodyOnly && (
        <header className={styles.head}>
          {fixedPageNameOf(entry.tags) === null && <ArticleDate entry={entry} state={article.state} />}
          {parts.title ?? <h1 lang="de">{entry.title}</h1>}
        </header>
      )}
      {!isBodyOnly && (parts.mainPicture ?? (main && <MainPicture picture={main} isAvatar={entry.avatar} />))}
      <div lang="de">
        {parts.blocks ??
          entry.content.map((html, index) => <Block key={index} html={html} pictures={picturesOf(article, index)} />)}
        {entry.sections.map((section, index) =>
          section.type === "gallery" ? (
            <Gallery key={index} settings={section.settings} files={files} />
          ) : (
            <Downloads key={index} files={section.files.flatMap((id) => files[id] ?? [])} />
          ),
        )}
        <Downloads files={entry.downloads.flatMap((id) => files[id] ?? [])} />
        <Links links={entry.links} />
      </div>
      {article.url !== null && <p className={styles.printedFrom}>{article.url}</p>}
    </article>
  );
}

function MainPicture({ picture, isAvatar }: { picture: ArticleData["files"][string]; isAvatar: boolean }) {
  const isPortrait = (picture.height ?? 0) > (picture.width ?? 0);
  const shape = isPortrait ? `${styles.mainPicture} ${styles.portrait}` : styles.mainPicture;
  return (
    <figure className={isAvatar ? styles.avatar : shape}>
      <Picture picture={picture} sizes={isAvatar ? "12rem" : "(min-width: 80rem) 76rem, 100vw"} isFirst />
    </figure>
  );
}

export function picturesOf({ entry, files }: ArticleData, block: number) {
  return (entry.media[block] ?? []).flatMap((id) => files[id] ?? []);
}

/** A block of text; its pictures stand beside it on wide windows. */
export function Block({
  html,
  pictures,
  children,
}: {
  html: string;
  pictures: ArticleData["files"][string][];
  children?: ReactNode;
}) {
  return (
    <section className={pictures.length > 0 ? styles.blockWithPictures : styles.block}>
      {/* The HTML was cleaned by the server when it was written: server/outside/html.ts. */}
      {children ?? <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />}
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((picture) => (
            <Picture key={picture.id} picture={picture} sizes="(min-width: 56rem) 32rem, 92vw" />
          ))}
        </div>
      )}
    </section>
  );
}

function Links({ links }: { links: ArticleData["entry"]["links"] }) {
  const { t } = useTranslation();
  if (links.length === 0) return null;
  return (
    <section className={styles.block}>
      <h2 className={styles.listTitle}>{t("article.links")}</h2>
      <ul className={`${styles.list} ${styles.links}`}>
        {links.map(({ title, url }) => (
          <li key={`${url} ${title}`}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
