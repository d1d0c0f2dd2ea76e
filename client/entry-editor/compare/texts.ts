// Combines two versions of a text into one text, in which each word is the same, removed or added.
import { marks, type AnyElement, type Block, type Inline, type Mark } from "../../editor/nodes.ts";
import { type Budget, type Change, type Compared, comparedItems } from "./sequences.ts";

export type ComparedRun = { text: string; change: Change; marks: readonly Mark[]; href: string | null };
export type LineKind = "paragraph" | "heading-1" | "heading-2" | "item" | "quote" | "row" | "caption";
/** `was` is the kind of the line in the earlier version, if the kind differs. */
export type ComparedLine = { kind: LineKind; was: LineKind | null; runs: ComparedRun[] };

type Look = Pick<ComparedRun, "marks" | "href">;
type Word = Look & { text: string };
type Line = { kind: LineKind; words: Word[] };
type Token = Word | { start: LineKind };

/** Words, spaces, and single punctuation marks. So a changed comma does not mark the word before it. */
const pieces = /\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;

const plain: Look = { marks: [], href: null };

const wordsOf = (text: string, look: Look): Word[] =>
  (text.match(pieces) ?? []).map((piece) => ({ text: piece, ...look }));

/** Compares texts without formatting, such as titles. */
export function comparedWords(before: string, after: string, budget?: Budget): ComparedRun[] {
  const lines = compared(
    [{ kind: "paragraph", words: wordsOf(before, plain) }],
    [{ kind: "paragraph", words: wordsOf(after, plain) }],
    budget,
  );
  // If the budget is used up, there are two lines: the removed text and the added text.
  return lines.flatMap(({ runs }) => runs);
}

/** Compares formatted texts. A word with another formatting or another link is removed and added. */
export const comparedTexts = (before: readonly Block[], after: readonly Block[], budget?: Budget): ComparedLine[] =>
  compared(linesOf(before), linesOf(after), budget);

type OpenLine = { kind: LineKind; change: Change; was: LineKind | null; words: Compared<Word>[] };

function compared(before: readonly Line[], after: readonly Line[], budget?: Budget): ComparedLine[] {
  const lines: OpenLine[] = [];
  for (const { item, change } of comparedItems(tokensOf(before), tokensOf(after), keyOf, budget)) {
    if ("start" in item) begin(lines, item.start, change);
    else lines.at(-1)?.words.push({ item, change });
  }
  return lines.flatMap(({ kind, was, words }) => {
    if (words.length === 0) return [];
    // A line without a common word counts as removed or added, even if its kind is equal.
    const isKept = words.some((word) => word.change === "same" && word.item.text.trim() !== "");
    return [{ kind, was: isKept && was !== kind ? was : null, runs: joined(words) }];
  });
}

/**
 * Begins a line. If only its kind has changed, the removed start and the added start follow each other directly. Both
 * then become one line.
 */
function begin(lines: OpenLine[], kind: LineKind, change: Change): void {
  const last = lines.at(-1);
  const isOther = last?.words.length === 0 && last.change !== "same" && change !== "same" && last.change !== change;
  if (!isOther) lines.push({ kind, change, was: null, words: [] });
  else if (change === "removed") last.was = kind;
  else Object.assign(last, { kind, change, was: last.kind });
}

/**
 * Joins words to runs. Changed words with only spaces between them become one removed and one added run. Alternating
 * single words would be hard to read.
 */
function joined(words: readonly Compared<Word>[]): ComparedRun[] {
  const runs: ComparedRun[] = [];
  let [removed, added]: [Word[], Word[]] = [[], []];
  const flush = (): void => {
    for (const word of removed) append(runs, { ...word, change: "removed" });
    for (const word of added) append(runs, { ...word, change: "added" });
    [removed, added] = [[], []];
  };
  for (const [index, { item, change }] of words.entries()) {
    const isBetween =
      change === "same" &&
      item.text.trim() === "" &&
      removed.length + added.length > 0 &&
      words[index + 1] !== undefined &&
      words[index + 1]?.change !== "same";
    if (change === "removed" || isBetween) removed.push(item);
    if (change === "added" || isBetween) added.push(item);
    if (change !== "same" || isBetween) continue;
    flush();
    append(runs, { ...item, change });
  }
  flush();
  return runs;
}

const tokensOf = (lines: readonly Line[]): Token[] =>
  lines.flatMap(({ kind, words }): Token[] => [{ start: kind }, ...words]);

const keyOf = (token: Token): string => JSON.stringify("start" in token ? token.start : [token.text, lookOf(token)]);

const lookOf = (look: Look): unknown[] => [look.marks, look.href];

function append(runs: ComparedRun[], run: ComparedRun): void {
  const last = runs.at(-1);
  const isSame = last?.change === run.change && JSON.stringify(lookOf(last)) === JSON.stringify(lookOf(run));
  if (isSame) last.text += run.text;
  else runs.push({ ...run });
}

/** One line for each paragraph, heading, list item, table row and caption. Pictures are compared separately. */
function linesOf(elements: readonly AnyElement[], kind: LineKind = "paragraph"): Line[] {
  return elements.flatMap((element): Line[] => {
    switch (element.type) {
      case "bulleted-list":
      case "numbered-list":
      case "list-item":
        return linesOf(element.children, "item");
      case "quote":
        return linesOf(element.children, "quote");
      case "table":
        return element.children.map(({ children }) => ({
          kind: "row",
          words: children.flatMap((cell, index) => [
            ...(index > 0 ? wordsOf(" | ", plain) : []),
            ...inWords(cell.children),
          ]),
        }));
      case "figure":
        return [{ kind: "caption", words: inWords(element.caption) }];
      case "heading-1":
      case "heading-2":
        return [{ kind: element.type, words: inWords(element.children) }];
      case "paragraph":
      case "item-text":
        return [{ kind, words: inWords(element.children) }];
      default:
        return [];
    }
  });
}

function inWords(inlines: readonly Inline[], href: string | null = null): Word[] {
  return inlines.flatMap((inline) =>
    "text" in inline
      ? wordsOf(inline.text, { marks: marks.filter((mark) => inline[mark]), href })
      : inWords(inline.children, inline.href),
  );
}
