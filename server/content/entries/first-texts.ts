// The texts with which the fixed pages of a new site begin (locales, `pages`).
import type { EntryFields } from "#contract/schemas/entries.ts";
import { withoutEnglish } from "#contract/blocks/english.ts";
import { type FirstPageName, fixedPageNameOf, isOptionalPage, type ListTag, listTags } from "#contract/values/pages.ts";
import { sentence } from "../../kernel/sentences.ts";
import type { EntryRow } from "./fields.ts";

/** `html` is empty for the pages of lists, because they begin without a text. */
export type FirstTexts = Record<"de" | "en", { title: string; html: string }>;

export function firstTextsOf(name: FirstPageName): FirstTexts {
  const textsIn = (language: "de" | "en") => ({
    title: sentence(language, `pages:${name}.title`),
    html: isListPage(name) ? "" : `<p>${sentence(language, `pages:${name}.text`)}</p>`,
  });
  return { de: textsIn("de"), en: textsIn("en") };
}

const isListPage = (name: FirstPageName): name is ListTag => (listTags as readonly string[]).includes(name);

export function hasFirstText({ blocks }: Pick<EntryRow, "blocks">, name: FirstPageName): boolean {
  if (isListPage(name)) return false;
  return JSON.stringify(blocks).includes(JSON.stringify(sentence("de", `pages:${name}.text`)).slice(1, -1));
}

/**
 * Removes English first texts whose German text is no longer the first one. They would contradict the German text.
 */
export function withoutFirstEnglish(fields: EntryFields): EntryFields {
  const name = fixedPageNameOf(fields.tags);
  if (name === null || isOptionalPage(name)) return fields;
  const { de, en } = firstTextsOf(name);
  const isStale = (german: string, english: string | undefined, first: "title" | "html"): boolean =>
    english !== "" && english === en[first] && german !== de[first];
  return {
    ...fields,
    en: isStale(fields.title, fields.en?.title, "title") ? null : fields.en,
    blocks: fields.blocks.map((block) =>
      block.type === "text" && isStale(block.html, block.en?.html, "html") ? withoutEnglish(block) : block,
    ),
  };
}
