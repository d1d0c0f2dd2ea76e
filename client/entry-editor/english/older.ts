import { type TextPair, textsOf } from "#contract/blocks/registry.ts";
import type { Block } from "#contract/blocks/schema.ts";
import type { EditableEntry } from "../draft.ts";
import type { Draft } from "../draft-fields.ts";
import { isSame } from "./same-texts.ts";

export const TITLE = "title";

type Counted = { revision?: number; englishFrom?: number | null };

/** @returns the ids of blocks whose English text is older than their German text. `TITLE` stands for the title. */
export function olderParts(
  stored: Pick<EditableEntry, "title" | "en" | "blocks"> & Counted,
  draft: Pick<Draft, "title" | "en" | "blocks" | "confirmed">,
): string[] {
  const title = (one: Pick<EditableEntry, "title" | "en">): TextPair[] => [
    { de: one.title, en: one.en?.title || null },
  ];
  const known = new Map(stored.blocks.map((block) => [block.id, block as Block & Counted]));
  const parts = [
    { id: TITLE, was: title(stored), is: title(draft), counted: stored as Counted },
    ...draft.blocks.flatMap((block) => {
      const before = known.get(block.id);
      return before ? [{ id: block.id, was: textsOf(before), is: textsOf(block), counted: before }] : [];
    }),
  ];
  return parts
    .filter(({ id, was, is, counted }) => !draft.confirmed.includes(id) && isOlder(was, is, counted))
    .map(({ id }) => id);
}

/** False if the draft has changed the English text, or if there is no English text. */
function isOlder(was: readonly TextPair[], is: readonly TextPair[], { revision, englishFrom }: Counted): boolean {
  if (is.every(({ en }) => en === null) || !isSame(was, is, "en")) return false;
  if (!isSame(was, is, "de")) return true;
  return typeof englishFrom === "number" && revision !== undefined && englishFrom < revision;
}
