import { truncate } from "#contract/values/truncate.ts";
import type { Part } from "#contract/schemas/search.ts";
import { folded } from "./terms.ts";

const EXCERPT_LENGTH = 220;
const BEFORE_HIT = 60;

const word = /[\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060]+/gu;

export type Word = { at: number; end: number; folded: string };

export function wordsIn(text: string): Word[] {
  return [...text.matchAll(word)].map(({ index, 0: found }) => ({
    at: index,
    end: index + found.length,
    folded: folded(found),
  }));
}

export function marked(text: string, hits: ReadonlySet<string>): Part[] {
  return partsOf(
    text,
    wordsIn(text).filter((one) => hits.has(one.folded)),
  );
}

export function excerptOf(text: string, hits: ReadonlySet<string>): Part[] {
  const all = wordsIn(text);
  const found = all.filter((one) => hits.has(one.folded));
  const from = beginOf(text, bestStart(found));
  const end = endOf(text, from);
  const shown = found.filter((one) => one.at >= from && one.end <= end);
  const parts = partsOf(
    text.slice(from, end),
    shown.map((one) => ({ ...one, at: one.at - from, end: one.end - from })),
  );
  const [before, after] = [from > 0 ? [ellipsis("… ")] : [], end < text.length ? [ellipsis(" …")] : []];
  return [...before, ...parts, ...after];
}

const ellipsis = (text: string): Part => ({ text, isHit: false });

function bestStart(found: readonly Word[]): number {
  let best = { at: 0, count: 0 };
  for (const [index, { at }] of found.entries()) {
    const near = new Set<string>();
    for (const next of found.slice(index, index + 20))
      if (next.end - at < EXCERPT_LENGTH - BEFORE_HIT) near.add(next.folded);
    if (near.size > best.count) best = { at, count: near.size };
  }
  return best.at;
}

function beginOf(text: string, hit: number): number {
  if (hit <= BEFORE_HIT) return 0;
  const blank = text.indexOf(" ", hit - BEFORE_HIT);
  return blank === -1 || blank >= hit ? hit : blank + 1;
}

function endOf(text: string, from: number): number {
  const end = from + EXCERPT_LENGTH;
  if (end >= text.length) return text.length;
  const blank = text.lastIndexOf(" ", end);
  return blank <= from + EXCERPT_LENGTH / 2 ? from + truncate(text.slice(from), EXCERPT_LENGTH).length : blank;
}

function partsOf(text: string, hits: readonly { at: number; end: number }[]): Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const { at, end } of hits) {
    parts.push({ text: text.slice(done, at), isHit: false }, { text: text.slice(at, end), isHit: true });
    done = end;
  }
  parts.push({ text: text.slice(done), isHit: false });
  return parts.filter((part) => part.text !== "");
}
