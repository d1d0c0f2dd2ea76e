// Entries on English pages: whether there is an English version at all, and what such a page shows of it.
import { blockInEnglish, englishHtmlOf } from "#contract/blocks/english.ts";
import type { ShownBlock } from "#contract/blocks/shown.ts";
import { htmlOf } from "#contract/blocks/registry.ts";
import type { Block } from "#contract/blocks/schema.ts";
import type { ContentLanguage } from "#contract/values/content-language.ts";
import type { EntryRow } from "./fields.ts";

type Translated = Pick<EntryRow, "title" | "en" | "blocks">;

/** There is one as soon as the title is in English: it names the page in lists, feeds and search engines. */
export const hasEnglish = ({ en }: Pick<Translated, "en">): boolean => (en?.title ?? "") !== "";

/** A title in the language of a page; one that there is only in German is marked as such. */
export type ShownTitle = { title: string; isGerman?: true };

export function titleIn({ title, en }: Pick<Translated, "title" | "en">, content: ContentLanguage): ShownTitle {
  if (content === "de") return { title };
  return en?.title ? { title: en.title } : { title, isGerman: true };
}

export const bodyIn = (blocks: readonly Block[], content: ContentLanguage): ShownBlock[] =>
  content === "de" ? [...blocks] : blocks.map((block) => blockInEnglish(block));

/** What is quoted of a body elsewhere: never German on an English page. */
export const htmlIn = (blocks: readonly Block[], content: ContentLanguage): string[] =>
  content === "de" ? htmlOf(blocks) : englishHtmlOf(blocks);
