// Blocks and titles store which revision of the German text their English text translates.
import { isDeepStrictEqual } from "node:util";
import { type TextPair, textsOf } from "#contract/blocks/registry.ts";
import type { Block, StoredBlock } from "#contract/blocks/schema.ts";

/** `revision` is the version that last changed the German text. `englishFrom` is the revision that was translated. */
export type TextRevision = { revision: number; englishFrom: number | null };

type Texts = readonly TextPair[];

export function revisedTexts(
  before: { texts: Texts; at: TextRevision } | null,
  after: Texts,
  version: number,
): TextRevision {
  const german = (texts: Texts): string[] => texts.map(({ de }) => de);
  const english = (texts: Texts): (string | null)[] => texts.map(({ en }) => en);
  const isGermanSame = before !== null && isDeepStrictEqual(german(before.texts), german(after));
  const revision = isGermanSame ? before.at.revision : version;
  if (english(after).every((text) => text === null)) return { revision, englishFrom: null };
  const isEnglishSame = before !== null && isDeepStrictEqual(english(before.texts), english(after));
  return { revision, englishFrom: isEnglishSame ? before.at.englishFrom : revision };
}

export function revisedBlocks(before: readonly StoredBlock[], after: readonly Block[], version: number): StoredBlock[] {
  const known = new Map(before.map((block) => [block.id, block]));
  return after.map((block): StoredBlock => {
    const stored = known.get(block.id);
    const earlier = stored?.type === block.type ? { texts: textsOf(stored), at: stored } : null;
    return { ...block, ...revisedTexts(earlier, textsOf(block), version) };
  });
}

export function confirmedBlocks(blocks: readonly StoredBlock[], confirmed: readonly string[]): StoredBlock[] {
  return blocks.map((block) =>
    block.englishFrom !== null && confirmed.includes(block.id) ? { ...block, englishFrom: block.revision } : block,
  );
}
