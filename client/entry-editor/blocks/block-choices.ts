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

type Searched = Pick<BlockChoice, "name" | "about" | "words">;

/**
 * A choice is found if each typed word is the beginning of a word in its name, synonyms or sentence. Names come first,
 * then synonyms, then sentences. Equal ones keep their order.
 */
export function foundBy<Choice extends Searched>(choices: readonly Choice[], query: string): Choice[] {
  return choices
    .map((choice) => ({ choice, place: placeOf(choice, query) }))
    .filter(({ place }) => place < NOT_FOUND)
    .toSorted((one, other) => one.place - other.place)
    .map(({ choice }) => choice);
}

const NOT_FOUND = 3;

function placeOf({ name, about, words }: Searched, query: string): number {
  const typed = query.toLowerCase().split(/\s+/u).filter(Boolean);
  const isIn = (text: string): boolean => {
    const known = text.toLowerCase().split(/[^\p{L}\d]+/u);
    return typed.every((word) => known.some((one) => one.startsWith(word)));
  };
  const place = [name, `${name} ${words}`, `${name} ${words} ${about}`].findIndex(isIn);
  return place === -1 ? NOT_FOUND : place;
}
