import { blockInEnglish, englishHtmlOf } from "#contract/blocks/english.ts";
import type { ShownBlock } from "#contract/blocks/shown.ts";
import { htmlOf } from "#contract/blocks/registry.ts";
import type { Block } from "#contract/blocks/schema.ts";
import type { ContentLanguage } from "#contract/values/content-language.ts";
import type { EntryRow } from "./fields.ts";

type Translated = Pick<EntryRow, "title" | "en" | "blocks">;

/** An entry without an English title has no English version, because lists and search engines show the title. */
export const hasEnglish = ({ en }: Pick<Translated, "en">): boolean => (en?.title ?? "") !== "";

export type ShownTitle = { title: string; isGerman?: true };

export function titleIn({ title, en }: Pick<Translated, "title" | "en">, content: ContentLanguage): ShownTitle {
  if (content === "de") return { title };
  return en?.title ? { title: en.title } : { title, isGerman: true };
}

export const bodyIn = (blocks: readonly Block[], content: ContentLanguage): ShownBlock[] =>
  content === "de" ? [...blocks] : blocks.map((block) => blockInEnglish(block));

/** Returns HTML for excerpts on other pages. English pages get no German text. */
export const htmlIn = (blocks: readonly Block[], content: ContentLanguage): string[] =>
  content === "de" ? htmlOf(blocks) : englishHtmlOf(blocks);
