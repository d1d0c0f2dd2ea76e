// The blocks in the menus '+' and '/', in groups.
import type { TFunction } from "i18next";
import type { IconName } from "../../ui/admin/icons.tsx";
import { addable, type AddableKind, type BlockGroup } from "./addable.ts";

export type BlockChoice = {
  kind: AddableKind;
  icon: IconName;
  group: BlockGroup;
  name: string;
  /** One sentence about the purpose of the block. */
  about: string;
  /** Synonyms in everyday words, for the search. */
  words: string;
};

export function blockChoices(t: TFunction<"admin">): BlockChoice[] {
  return addable.map(({ kind, icon, group }) => ({
    kind,
    icon,
    group,
    name: t(`blocks.kinds.${kind}`),
    about: t(`blocks.about.${kind}`),
    words: t(`blocks.words.${kind}`),
  }));
}

/** True if each typed word is the beginning of a word in the choice's name, sentence or synonyms. */
export function isFoundBy(choice: Pick<BlockChoice, "name" | "about" | "words">, query: string): boolean {
  const known = `${choice.name} ${choice.about} ${choice.words}`.toLowerCase().split(/[^\p{L}\d]+/u);
  const typed = query.toLowerCase().split(/\s+/u).filter(Boolean);
  return typed.every((word) => known.some((one) => one.startsWith(word)));
}
