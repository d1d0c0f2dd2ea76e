import { Node, type Path, type Point, type Range } from "slate";
import { picturesInHtml } from "#contract/values/html.ts";
import { type AnyElement, type Block, isLineType, type LineElement, type LinkElement } from "../nodes.ts";
import { longSentences } from "./sentences.ts";

export type Check =
  | { kind: "sentence"; at: Range; words: number }
  | { kind: "link"; at: Range; text: string }
  | { kind: "heading"; at: Range }
  | { kind: "picture"; at: Range };

/** The facts about the rest of the page on which the checks of a text depend. */
export type TextAround = {
  lang: "de" | "en";
  /** True if the page has a heading of style 1 before this text. */
  hasHeading: boolean;
  /** The ids of the pictures in this text that have no description in the library. */
  undescribed: readonly string[];
};

const MOST_WORDS = 30;

const emptyWords = {
  de: new Set(["hier", "hier klicken", "klicken sie hier", "mehr", "link"]),
  en: new Set(["here", "click here", "more", "link"]),
};

/** Returns the places of a text that are hard to read or to use, in the order of the text. */
export function findChecks(document: readonly Block[], { lang, hasHeading, undescribed }: TextAround): Check[] {
  const checks: Check[] = [];
  let isHeadingMissing = !hasHeading;
  for (const [element, path] of elementsOf(document)) {
    if (element.type === "figure") {
      const isDescribed = element.alt !== "" || !undescribed.includes(pictureId(element.src));
      if (!isDescribed) checks.push({ kind: "picture", at: rangeIn(element, path, 0, 0) });
    } else if (element.type === "link") {
      const text = Node.string(element).trim();
      if (emptyWords[lang].has(plainWords(text))) checks.push({ kind: "link", at: allOf(element, path), text });
    } else if (isLineType(element.type)) {
      const text = Node.string(element);
      // Only the first skipped heading of a text is reported, because correcting it usually corrects the others.
      const isSkipping = isHeadingMissing && element.type === "heading-2" && text.trim() !== "";
      if (isSkipping) checks.push({ kind: "heading", at: allOf(element as LineElement, path) });
      if (isSkipping || element.type === "heading-1") isHeadingMissing = false;
      for (const { start, end, words } of longSentences(text, MOST_WORDS))
        checks.push({ kind: "sentence", at: rangeIn(element, path, start, end), words });
    }
  }
  return checks;
}

function* elementsOf(nodes: readonly Node[], parent: Path = []): Generator<[AnyElement, Path]> {
  for (const [index, node] of nodes.entries()) {
    if (!("type" in node)) continue;
    const path = [...parent, index];
    yield [node, path];
    yield* elementsOf(node.children, path);
  }
}

function pictureId(src: string): string {
  return picturesInHtml(`<img src="${src}"`)[0]?.id ?? "";
}

function plainWords(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join(" ");
}

function allOf(element: LineElement | LinkElement, path: Path): Range {
  return rangeIn(element, path, 0, Node.string(element).length);
}

function rangeIn(element: AnyElement, path: Path, start: number, end: number): Range {
  return { anchor: pointIn(element, path, start, "start"), focus: pointIn(element, path, end, "end") };
}

/** At the boundary of two text nodes, a range starts in the second node, or ends in the first node. */
function pointIn(element: AnyElement, parent: Path, offset: number, edge: "start" | "end"): Point {
  let before = 0;
  let last: Point = { path: parent, offset: 0 };
  for (const [{ text }, path] of Node.texts(element)) {
    last = { path: [...parent, ...path], offset: Math.min(offset - before, text.length) };
    const end = before + text.length;
    if (edge === "start" ? end > offset : end >= offset) return last;
    before = end;
  }
  return last;
}
