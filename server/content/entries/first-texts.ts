// The texts with which the fixed pages of a new site begin (locales, `pages`).
import type { EntryFields } from "#contract/schemas/entries.ts";
import type { Block } from "#contract/blocks/schema.ts";
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

/** The first texts of earlier releases. */
const former: readonly string[] = [
  "Schön, dass Sie da sind. Diese Website wird gerade eingerichtet; bald lesen Sie hier mehr.",
  "Hier steht bald, wo Sie uns finden und wie Sie uns erreichen.",
  "Die Datenschutzerklärung dieser Website wird gerade geschrieben.",
  "Wer diese Website betreibt, wird hier gerade eingetragen.",
  "Die Geschäftsbedingungen dieses Shops werden gerade geschrieben.",
  "Die Widerrufsbelehrung dieses Shops wird gerade geschrieben.",
  "Die Erklärung zur Barrierefreiheit wird gerade geschrieben.",
];

export function hasFirstText({ blocks }: Pick<EntryRow, "blocks">, name: FirstPageName): boolean {
  if (isListPage(name)) return false;
  const written = JSON.stringify(blocks);
  return [sentence("de", `pages:${name}.text`), ...former].some((text) =>
    written.includes(JSON.stringify(text).slice(1, -1)),
  );
}

type Written = Pick<EntryFields, "title" | "blocks" | "en">;

/**
 * Removes English first texts if this write replaces their German first text. They would contradict the German text.
 * @param confirmed ids of blocks, and 'title'; the user confirmed that their English texts still match
 */
export function withoutFirstEnglish(
  before: Written,
  fields: EntryFields,
  confirmed: readonly string[] = [],
): EntryFields {
  const name = fixedPageNameOf(fields.tags);
  if (name === null || isOptionalPage(name)) return fields;
  const { de, en } = firstTextsOf(name);
  const hasTitle = (one: Written): boolean => one.title === de.title && one.en?.title === en.title;
  const isFirst = (block: Block): boolean =>
    block.type === "text" && block.html === de.html && block.en?.html === en.html && de.html !== "";
  const isTitleStale = hasTitle(before) && fields.title !== de.title && fields.en?.title === en.title;
  const isTextReplaced = before.blocks.some(isFirst) && !fields.blocks.some(isFirst);
  return {
    ...fields,
    en: isTitleStale && !confirmed.includes("title") ? null : fields.en,
    blocks: fields.blocks.map((block) =>
      isTextReplaced && block.type === "text" && block.en?.html === en.html && !confirmed.includes(block.id)
        ? withoutEnglish(block)
        : block,
    ),
  };
}
