import { beginningsOf, folded } from "../palette/ranking.ts";

/** @returns true if each typed word begins a word of the texts, whatever its case and accents */
export function isAbout(typed: string, texts: readonly string[]): boolean {
  const words = beginningsOf(folded(texts.join(" ")));
  return beginningsOf(folded(typed)).every((part) => words.some((word) => word.startsWith(part)));
}
