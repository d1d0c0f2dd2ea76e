// One of two versions of an entry, with what is different in it marked.
import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Section } from "#contract/entries.ts";
import { formatMoment } from "../dates.ts";
import article from "../site/entries/Article.module.css";
import styles from "./ConflictDialog.module.css";
import { type Draft, type DraftBlock, filledBlocks } from "./draft.ts";
import { filledLinks } from "./draft-links.ts";
import { type DraftSection, filledSections } from "./draft-sections.ts";
import type { Editing } from "./use-editing.ts";

type Props = { heading: string; draft: Draft; other: Draft; files: Editing["files"] };

export function ConflictVersion({ heading, draft, other, files }: Props) {
  const { t, i18n } = useTranslation("admin");
  const { title, downloads } = draft;
  const blocks = filledBlocks(draft);
  const [sections, otherSections] = [draft, other].map((one) => filledSections(one.sections).map(sectionOf));
  const [links, otherLinks] = [draft, other].map((one) => filledLinks(one.links).map((link) => [link.title, link.url]));
  const isElsewhere = ({ html, media }: DraftBlock): boolean =>
    filledBlocks(other).some((block) => isSame([block.html, block.media], [html, media]));
  return (
    <section aria-label={heading} className={styles.version}>
      <h3>{heading}</h3>
      <div lang="de" className={styles.text} tabIndex={0} role="group" aria-label={title}>
        <Marked isMarked={title !== other.title}>
          <p className={styles.title}>{title}</p>
        </Marked>
        <dl lang={i18n.language} className={styles.facts}>
          {differentFacts(draft, other, files, t).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {/* Written by the server's sanitiser or by this editor's own serialiser. */}
        {blocks.map((block) => (
          <Marked key={block.key} isMarked={!isElsewhere(block)}>
            <div className={article.prose} dangerouslySetInnerHTML={{ __html: block.html }} />
          </Marked>
        ))}
        {sections?.map((section, index) => (
          <Marked key={index} isMarked={!otherSections?.some((one) => isSame(one, section))}>
            <SectionSummary section={section} />
          </Marked>
        ))}
        {downloads.length > 0 && (
          <Marked isMarked={!isSame(downloads, other.downloads)}>
            <Summary>{t("downloads.summary", { count: downloads.length })}</Summary>
          </Marked>
        )}
        {links && links.length > 0 && (
          <Marked isMarked={!isSame(links, otherLinks)}>
            <Summary>{t("links.summary", { count: links.length })}</Summary>
          </Marked>
        )}
      </div>
    </section>
  );
}

const sectionOf = ({ section }: DraftSection): Section => section;

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What stands beside the text and is not the same in both: its name, and what it is here. */
function differentFacts(
  draft: Draft,
  other: Draft,
  files: Editing["files"],
  t: TFunction<"admin">,
): [string, string][] {
  const facts: [string, keyof Draft & ("publishDate" | "date" | "mediamain"), (value: string) => string][] = [
    [t("editor.publishDate"), "publishDate", formatMoment],
    [t("editor.date"), "date", formatMoment],
    [t("conflict.mainPicture"), "mediamain", (id) => files[id]?.name ?? t("conflict.otherPicture")],
  ];
  return facts.flatMap(([name, field, format]): [string, string][] => {
    const value = draft[field];
    return value === other[field] ? [] : [[name, value === null ? t("conflict.none") : format(value)]];
  });
}

function Marked({ isMarked, children }: { isMarked: boolean; children: ReactNode }) {
  const { t, i18n } = useTranslation("admin");
  if (!isMarked) return children;
  return (
    <div className={styles.marked}>
      <span lang={i18n.language} className="visually-hidden">
        {t("conflict.differs")}
      </span>
      {children}
    </div>
  );
}

/** Its pictures or files are too many for here: which, and how many. */
function SectionSummary({ section }: { section: Section }) {
  const { t } = useTranslation("admin");
  if (section.type === "download") return <Summary>{t("downloads.summary", { count: section.files.length })}</Summary>;
  const { myTitle, images } = section.settings;
  return <Summary>{t("gallery.summary", { title: myTitle || t("gallery.untitled"), count: images.length })}</Summary>;
}

function Summary({ children }: { children: string }) {
  const { i18n } = useTranslation();
  return (
    <p lang={i18n.language} className={styles.summary}>
      {children}
    </p>
  );
}
