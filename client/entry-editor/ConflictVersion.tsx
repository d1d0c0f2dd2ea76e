import { isSameValue } from "#contract/values/same-value.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styles from "./ConflictDialog.module.css";
import { BlockSummary } from "./blocks/BlockSummary.tsx";
import { differentFacts, notCompared } from "./different-facts.ts";
import { filledBlocks } from "./draft.ts";
import type { Draft } from "./draft-fields.ts";
import type { DraftBlock } from "./draft-blocks.ts";
import type { Editing } from "./use-editing.ts";

type Props = { heading: string; draft: Draft; other: Draft; files: Editing["files"] };

export function ConflictVersion({ heading, draft, other, files }: Props) {
  const { t, i18n } = useTranslation("admin");
  const { title } = draft;
  const others = filledBlocks(other);
  const isElsewhere = (block: DraftBlock): boolean => others.some((one) => isSameValue(one, block, notCompared));
  return (
    <section aria-label={heading} className={styles.version}>
      <h3>{heading}</h3>
      <div lang="de" className={styles.text} tabIndex={0} role="group" aria-label={title}>
        <Marked isMarked={title !== other.title}>
          <p className={styles.title}>{title}</p>
        </Marked>
        <dl lang={i18n.language} className={styles.facts}>
          {differentFacts(draft, other, files, t).map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {filledBlocks(draft).map((block) => (
          <Marked key={block.id} isMarked={!isElsewhere(block)}>
            <BlockSummary block={block} other={sameBlock(block, other)} />
          </Marked>
        ))}
      </div>
    </section>
  );
}

function sameBlock(block: DraftBlock, { blocks }: Draft): DraftBlock | undefined {
  return blocks.find(({ id, type }) => id === block.id && type === block.type);
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
