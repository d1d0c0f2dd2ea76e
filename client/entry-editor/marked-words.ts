import { diffWordsWithSpace } from "diff";

type Range = { from: number; to: number };

/** Separates the last word of a block from the first word of the next one. */
const BETWEEN_BLOCKS = "\n";

/** Puts <mark> around the words that are not in `other`. The input must be safe HTML; then the output is safe too. */
export function markedWords(html: string, other: string): string {
  const { body, texts, text } = read(html);
  const added = addedRanges(read(other).text, text);
  // Marks from the end to the start, so that earlier offsets stay valid.
  for (const { node, from } of texts.toReversed())
    for (const range of added.toReversed()) mark(node, range.from - from, range.to - from);
  return body.innerHTML;
}

/** The comparison stops after this time. Long texts with little in common are then marked completely. */
const LONGEST_MS = 300;

function addedRanges(before: string, after: string): Range[] {
  const parts = diffWordsWithSpace(before, after, { timeout: LONGEST_MS });
  if (!parts) return [{ from: 0, to: after.length }];
  let at = 0;
  return parts.flatMap(({ value, added, removed }) => {
    if (removed) return [];
    const from = at;
    at += value.length;
    return added ? [{ from, to: at }] : [];
  });
}

type Read = { body: HTMLElement; texts: { node: Text; from: number }[]; text: string };

function read(html: string): Read {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Read["texts"] = [];
  let text = "";
  let block: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const around = node.parentElement?.closest("p, li, h2, h3, blockquote, figcaption") ?? null;
    if (text !== "" && around !== block) text += BETWEEN_BLOCKS;
    block = around;
    texts.push({ node: node as Text, from: text.length });
    text += (node as Text).data;
  }
  return { body, texts, text };
}

function mark(node: Text, from: number, to: number): void {
  const [start, end] = [Math.max(from, 0), Math.min(to, node.length)];
  if (start >= end || node.data.slice(start, end).trim() === "") return;
  const words = node.splitText(start);
  words.splitText(end - start);
  const around = node.ownerDocument.createElement("mark");
  words.replaceWith(around);
  around.append(words);
}
