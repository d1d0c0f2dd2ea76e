// The content of an entry in REST. server/content/entries/projection.ts converts between these parts and blocks.
import { z } from "zod";
import { gallerySettings } from "#contract/blocks/gallery/schema.ts";
import { link } from "#contract/blocks/links/schema.ts";
import { textBlock } from "#contract/blocks/text/definition.ts";
import { textFields } from "#contract/blocks/translated.ts";
import { limits } from "#contract/values/limits.ts";
import { fileIdList, line } from "#contract/fields/text.ts";

export const section = z.discriminatedUnion("type", [
  z.object({ type: z.literal("gallery"), settings: gallerySettings }),
  z.object({ type: z.literal("download"), files: fileIdList }),
]);
export type Section = z.output<typeof section>;

const text = line(limits.textLength);
const { html } = textFields(textBlock.texts);
const contentTexts = z.array(html).max(limits.contentBlocks);

/** English texts, each in the place of its German text; '' for a missing text. */
const englishParts = z.object({
  title: text,
  content: contentTexts,
  sections: z
    .array(z.object({ title: text.default(""), captions: z.array(text).max(limits.filesPerList).default([]) }))
    .max(limits.sectionsPerEntry),
  links: z.array(z.object({ title: text })).max(limits.linksPerEntry),
});
export type EnglishParts = z.output<typeof englishParts>;

export const entryParts = z.object({
  content: contentTexts,
  /** The list may be shorter than `content`. */
  media: z.array(fileIdList).max(limits.contentBlocks),
  sections: z.array(section).max(limits.sectionsPerEntry),
  downloads: fileIdList,
  links: z.array(link).max(limits.linksPerEntry),
  /** null removes all English texts. If a list is omitted, its English texts stay unchanged. */
  english: englishParts.partial().nullable(),
});
export type EntryParts = z.output<typeof entryParts>;
