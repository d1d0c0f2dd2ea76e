// One of two versions of an entry, with what is different in it marked.
import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatMoment } from "../dates.ts";
import styles from "./ConflictDialog.module.css";
import { BlockSummary } from "./blocks/BlockSummary.tsx";
import { type Draft, filledBlocks } from "./draft.ts";
import type { DraftBlock } from "./draft-blocks.ts";
import type { Editing } from "./use-editing.ts";

type Props = { heading: string; draft: Draft; other: Draft; files: Editing["files"] };

export function ConflictVersion({ heading, draft, other, files }: Props) {
  const { t, i18n } = useTranslation("admin");
  const { title } = draft;
  const others = filledBlocks(other).map(shownOf);
  const isElsewhere = (block: DraftBlock): boolean => others.some((one) => isSame(one, shownOf(block)));
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
        {filledBlocks(draft).map((block) => (
          <Marked key={block.id} isMarked={!isElsewhere(block)}>
            <BlockSummary block={block} />
          </Marked>
        ))}
      </div>
    </section>
  );
}

/** What people compare: not by which ids the program knows it. */
function shownOf(block: DraftBlock): unknown {
  return JSON.parse(
    JSON.stringify(block, (key, value: unknown) => (key === "id" || key === "key" ? undefined : value)),
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A field that Draft gains is compared as well: it has to be named below. */
type Fact = Exclude<keyof Draft, "title" | "blocks">;

/** What stands beside the text and is not the same in both: its name, and what it is here. */
function differentFacts(
  draft: Draft,
  other: Draft,
  files: Editing["files"],
  t: TFunction<"admin">,
): [string, string][] {
  const facts: Record<Fact, { name: string; format: (value: string) => string }> = {
    publishDate: { name: t("editor.publishDate"), format: formatMoment },
    date: { name: t("editor.date"), format: formatMoment },
    mediamain: { name: t("conflict.mainPicture"), format: (id) => files[id]?.name ?? t("conflict.otherPicture") },
  };
  return (Object.keys(facts) as Fact[]).flatMap((field): [string, string][] => {
    const { name, format } = facts[field];
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
