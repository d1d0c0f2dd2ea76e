import { isStorable, withHtml } from "#contract/blocks/registry.ts";
import type { Block } from "#contract/blocks/schema.ts";
import { linkWithoutLanguage } from "#contract/values/content-language.ts";
import type { UpdateEntryInput } from "#contract/schemas/entries.ts";
import { AppError, type FieldProblem } from "#contract/schemas/errors.ts";
import { limits } from "#contract/values/limits.ts";
import { withLinks } from "#contract/values/site-links.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import { sanitizeMany } from "../../outside/sanitize-many.ts";

export type EntryInput = Omit<UpdateEntryInput, "id" | "version" | "copy" | "whileHidden" | "confirmed">;

/**
 * Sanitises all HTML. Sanitising is slow, so callers should do it before their transaction.
 * @throws invalid (C200) for a text that is too long after sanitising
 */
export async function cleanInput(input: EntryInput): Promise<EntryInput> {
  const { blocks, content, english, links } = input;
  const problems: Record<string, FieldProblem> = {};
  const sanitised = await sanitisedTexts(input);
  const clean = (html: string, field: string): string => {
    const safe = sanitised.get(html) ?? "";
    if (safe.length > limits.contentBlockLength)
      problems[field] = { key: fieldKeys.tooLong, values: { max: limits.contentBlockLength } };
    return withLinks(safe, linkWithoutLanguage);
  };
  const cleaned: EntryInput = {
    ...input,
    ...(blocks && {
      blocks: blocks
        .map((block, index) => inNormalForm(withHtml(block, (html) => clean(html, `blocks.${index}.html`))))
        .filter(isStorable),
    }),
    ...(content && { content: content.map((html, index) => clean(html, `content.${index}`)) }),
    ...(links && { links: links.map((link) => ({ ...link, url: linkWithoutLanguage(link.url) })) }),
    ...(english?.content && {
      english: { ...english, content: english.content.map((html, index) => clean(html, `english.content.${index}`)) },
    }),
  };
  if (Object.keys(problems).length > 0) throw new AppError("invalid", { fields: problems });
  return cleaned;
}

async function sanitisedTexts({ blocks = [], content = [], english }: EntryInput): Promise<Map<string, string>> {
  const texts = new Set([...content, ...(english?.content ?? [])]);
  const note = (html: string): string => {
    texts.add(html);
    return html;
  };
  for (const block of blocks) withHtml(block, note);
  const distinct = [...texts];
  const safe = await sanitizeMany(distinct);
  return new Map(distinct.map((html, index) => [html, safe[index] ?? ""]));
}

/** Removes empty English versions (`en`). Removes the language prefix from `url` fields. */
function inNormalForm(block: Block): Block {
  return JSON.parse(JSON.stringify(block), (key, value: unknown) => {
    if (key === "url" && typeof value === "string") return linkWithoutLanguage(value);
    return key === "en" && isEmpty(value) ? undefined : value;
  }) as Block;
}

function isEmpty(english: unknown): boolean {
  return english === null || (typeof english === "object" && Object.values(english).every((text) => text === ""));
}
