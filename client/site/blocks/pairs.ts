// Finds pairs of text blocks that are side by side on wide windows. Each text is below its picture.
import type { Block } from "#contract/blocks/schema.ts";
import { aspectOf } from "../../ui/picture-sizes.ts";
import type { ArticleData } from "./article-data.ts";

export type PairPlace = "first" | "second";

/** In half of the page's width, a longer text would become a long, narrow column beside empty space. */
const MOST_CHARACTERS = 900;

type Files = ArticleData["files"];

/**
 * The shape of the only picture of a short text; null for other blocks. Only pictures of the same shape are paired,
 * because they get the same height.
 */
function shapeOf(block: Block | undefined, files: Files): "upright" | "wide" | null {
  if (block?.type !== "text") return null;
  const [picture, ...others] = block.media.flatMap((id) => files[id] ?? []);
  const { length } = block.html.replace(/<[^>]*>/gu, "");
  if (!picture || others.length > 0 || length > MOST_CHARACTERS) return null;
  return aspectOf(picture) < 1 ? "upright" : "wide";
}

/** @returns the places of the paired blocks, by block id */
export function pairsOf(blocks: readonly Block[], files: Files): ReadonlyMap<string, PairPlace> {
  const places = new Map<string, PairPlace>();
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1];
    const shape = shapeOf(block, files);
    if (!next || shape === null || places.has(block.id) || shape !== shapeOf(next, files)) continue;
    places.set(block.id, "first").set(next.id, "second");
  }
  return places;
}
