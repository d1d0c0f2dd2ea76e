import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { textsOf } from "#contract/blocks/registry.ts";
import { isSameValue } from "#contract/values/same-value.ts";
import { deserialize } from "../../editor/html-read.ts";
import { parseHtml } from "../../editor/html-tree.ts";
import { BlockSummary } from "../blocks/BlockSummary.tsx";
import { type ComparedBlock, changedFiles, fileIdsOf } from "../compare/blocks.ts";
import type { Budget } from "../compare/sequences.ts";
import { comparedTexts, comparedWords, type LineKind } from "../compare/texts.ts";
import { notCompared } from "../different-facts.ts";
import type { DraftBlock } from "../draft-blocks.ts";
import type { Editing } from "../use-editing.ts";
import { Runs } from "./Changed.tsx";
import styles from "./Comparison.module.css";
import { FileChanges } from "./FileChanges.tsx";

type Shared = { files: Editing["files"]; budget: Budget };

export function BlockChanges({ before, after, isMoved, files, budget }: ComparedBlock<DraftBlock> & Shared) {
  const pictures = <FileChanges changes={changedFiles(fileIdsOf(before), fileIdsOf(after))} files={files} />;
  const only = after ?? before;
  if (only === null) return null;
  if (before === null || after === null)
    return (
      <Part mark={after === null ? "removed" : "added"}>
        <BlockSummary block={only} />
        {pictures}
      </Part>
    );
  const isSame = isSameValue(before, after, notCompared);
  const content = isSame ? (
    <BlockSummary block={after} />
  ) : (
    <Differences before={before} after={after} budget={budget} />
  );
  return (
    <Part mark={isMoved ? "moved" : null}>
      {content}
      {pictures}
    </Part>
  );
}

function Part({ mark, children }: { mark: "removed" | "added" | "moved" | null; children: ReactNode }) {
  const { t, i18n } = useTranslation("admin");
  if (mark === null) return <div>{children}</div>;
  const [Element, className] = {
    removed: ["del", `${styles.part} ${styles.removed}`] as const,
    added: ["ins", `${styles.part} ${styles.added}`] as const,
    moved: ["div", styles.moved] as const,
  }[mark];
  return (
    <Element className={className}>
      <p lang={i18n.language}>
        <span className={styles.mark}>{t(`history.changes.${mark}`)}</span>
      </p>
      {children}
    </Element>
  );
}

type Pair = { before: DraftBlock; after: DraftBlock; budget: Budget };
type TextPair = { field: string; isHtml: boolean; before: string; after: string; isEnglish: boolean };

/**
 * If only settings of the block differ, both states are shown. Otherwise the changed words are marked. The caller adds
 * the changed pictures.
 */
function Differences({ before, after, budget }: Pair) {
  const { t, i18n } = useTranslation("admin");
  const texts = textPairs(before, after);
  if (texts.every((pair) => pair.before === pair.after)) {
    if (!isSameValue(fileIdsOf(before), fileIdsOf(after), [])) return <BlockSummary block={after} />;
    return [["removed", before] as const, ["added", after] as const].map(([mark, block]) => (
      <Part key={mark} mark={mark}>
        <BlockSummary block={block} />
      </Part>
    ));
  }
  return texts
    .filter((pair) => pair.before !== pair.after || (!pair.isEnglish && pair.after !== ""))
    .map((pair) => (
      <div key={`${pair.field} ${pair.isEnglish}`} lang={pair.isEnglish ? "en" : undefined} className={styles.lines}>
        {pair.isEnglish && (
          <p lang={i18n.language} className={styles.label}>
            {t("english.short")}
          </p>
        )}
        {pair.isHtml ? <Lines {...pair} budget={budget} /> : <Words {...pair} budget={budget} />}
      </div>
    ));
}

/** The texts of both states, by field. If a state lacks a text, the text is ''. */
function textPairs(before: DraftBlock, after: DraftBlock): TextPair[] {
  const [earlier, later] = [textsOf(before), textsOf(after)];
  const fields = [...new Set([...later, ...earlier].map(({ field }) => field))];
  return fields.flatMap((field): TextPair[] => {
    const [old, own] = [earlier, later].map((texts) => texts.find((one) => one.field === field));
    const common = { field, isHtml: (own ?? old)?.text.kind === "html" };
    return [
      { ...common, before: old?.de ?? "", after: own?.de ?? "", isEnglish: false },
      { ...common, before: old?.en ?? "", after: own?.en ?? "", isEnglish: true },
    ];
  });
}

/** The version's heading is an h3. */
const looks: Record<LineKind, [element: "p" | "h4" | "h5", className: string | undefined]> = {
  "heading-1": ["h4", styles.heading1],
  "heading-2": ["h5", styles.heading2],
  paragraph: ["p", undefined],
  item: ["p", styles.item],
  quote: ["p", styles.quote],
  row: ["p", styles.row],
  caption: ["p", styles.caption],
};

type Texts = Pick<TextPair, "before" | "after"> & { budget: Budget };

function Words({ before, after, budget }: Texts) {
  const runs = useMemo(() => comparedWords(before, after, budget), [before, after, budget]);
  return (
    <p>
      <Runs runs={runs} />
    </p>
  );
}

function Lines({ before, after, budget }: Texts) {
  const lines = useMemo(() => {
    const [old, own] = [before, after].map((html) => deserialize(parseHtml(html)));
    return comparedTexts(old ?? [], own ?? [], budget);
  }, [before, after, budget]);
  return lines.map(({ kind, was, runs }, index) => {
    const [Element, className] = looks[kind];
    const line = (
      <Element key={index} className={className}>
        <Runs runs={runs} />
      </Element>
    );
    return was === null ? line : <OtherKind key={index} was={was} now={kind} line={line} />;
  });
}

/** Names the change of a line's kind, for example from a paragraph to a heading. */
function OtherKind({ was, now, line }: { was: LineKind; now: LineKind; line: ReactNode }) {
  const { t, i18n } = useTranslation("admin");
  const names = { now: t(`history.kinds.${now}`), was: t(`history.kinds.${was}`) };
  return (
    <div className={styles.otherKind}>
      <p lang={i18n.language}>
        <span className={styles.mark}>{t("history.otherKind", names)}</span>
      </p>
      {line}
    </div>
  );
}
