// An entry as people read it: head, main picture, blocks with their pictures, galleries, files, links.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Section } from "#contract/entries.ts";
import { fixedPageNameOf } from "#contract/pages.ts";
import type { Answers } from "../../trpc.ts";
import { Picture } from "../../ui/Picture.tsx";
import { aspectOf, mainPictureSizes, squareSizes } from "../../ui/picture-sizes.ts";
import { Gallery } from "../gallery/Gallery.tsx";
import styles from "./Article.module.css";
import { ArticleDate } from "./ArticleDate.tsx";
import { Downloads } from "./Downloads.tsx";
import { Pictures } from "./Pictures.tsx";

/** Side of the round picture (Article.module.css). */
export const AVATAR_REM = 12;

export type ArticleData = Answers["entries"]["article"];

/** The parts of an article that the editor puts its own in place of. */
export type ArticleParts = {
  title?: ReactNode;
  mainPicture?: ReactNode;
  blocks?: ReactNode;
  sections?: ReactNode;
  downloads?: ReactNode;
  links?: ReactNode;
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
  const firstId = main || isBodyOnly ? undefined : entry.media.flat()[0];
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
          entry.content.map((html, index) => (
            <Block key={index} html={html} pictures={picturesOf(article, index)} firstId={firstId} />
          ))}
        {parts.sections ??
          entry.sections.map((section, index) => <ArticleSection key={index} section={section} files={files} />)}
        {parts.downloads ?? <Downloads files={entry.downloads.flatMap((id) => files[id] ?? [])} />}
        {parts.links ?? <Links links={entry.links} />}
      </div>
      {article.url !== null && <p className={styles.printedFrom}>{article.url}</p>}
    </article>
  );
}

export function ArticleSection({ section, files }: { section: Section; files: ArticleData["files"] }) {
  return section.type === "gallery" ? (
    <Gallery settings={section.settings} files={files} />
  ) : (
    <Downloads files={section.files.flatMap((id) => files[id] ?? [])} />
  );
}

function MainPicture({ picture, isAvatar }: { picture: ArticleData["files"][string]; isAvatar: boolean }) {
  const isPortrait = aspectOf(picture) < 1;
  const shape = isPortrait ? `${styles.mainPicture} ${styles.portrait}` : styles.mainPicture;
  return (
    <figure className={isAvatar ? styles.avatar : shape}>
      <Picture
        picture={picture}
        sizes={isAvatar ? squareSizes(picture, AVATAR_REM) : mainPictureSizes(picture)}
        isFirst
      />
    </figure>
  );
}

function picturesOf({ entry, files }: ArticleData, block: number) {
  return (entry.media[block] ?? []).flatMap((id) => files[id] ?? []);
}

type BlockProps = { html: string; pictures: ArticleData["files"][string][]; firstId: string | undefined };

/** A block of text; on wide windows a picture of its own stands beside it. */
function Block({ html, pictures, firstId }: BlockProps) {
  return (
    <section className={pictures.length === 1 ? styles.blockWithPictures : styles.block}>
      {/* The HTML was cleaned by the server when it was written: server/outside/html.ts. */}
      <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
      <Pictures pictures={pictures} firstId={firstId} />
    </section>
  );
}

function Links({ links }: { links: ArticleData["entry"]["links"] }) {
  const { t, i18n } = useTranslation();
  if (links.length === 0) return null;
  return (
    <section className={styles.block}>
      <h2 lang={i18n.language} className={styles.listTitle}>
        {t("article.links")}
      </h2>
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
