import { z } from "zod";
import type { Picture } from "./files.ts";
import { limits } from "#contract/values/limits.ts";
import { id, line } from "#contract/fields/text.ts";

const texts = z.object({ title: line(limits.textLength), description: line(limits.seoDescriptionLength) });

/** If a text is empty, the page's default applies. */
export type SeoTexts = z.output<typeof texts>;

export type EntrySeo = { de: SeoTexts; en?: SeoTexts };

/** The maximum lengths in characters. Search engines cut longer texts in their results. */
export const seoLengths = { title: 60, description: 160 } as const;

export const seoPlace = z.union([z.object({ path: z.string().max(200) }), z.object({ id })]);
export type SeoPlace = z.output<typeof seoPlace>;

/** If `en` is missing, the English texts stay unchanged. null removes the English texts. */
export const saveSeoInput = z.intersection(seoPlace, texts.extend({ en: texts.nullable().optional() }));
export const listSeoInput = z.object({
  limit: z.number().int().min(1).max(50).default(10),
  skip: z.number().int().min(0).default(0),
});

export type SeoWarning =
  | { kind: "noDescription" | "titleLong" | "descriptionLong" | "headingOrder" }
  | { kind: "titleTwice" | "descriptionTwice"; /** Other pages with the same text. */ others: number }
  | { kind: "noAlt"; /** Ids of the pictures. */ files: string[] };

export type SeoPage = {
  path: string;
  entryId: string | null;
  isFixed: boolean;
  own: SeoTexts;
  en: SeoTexts | null;
  without: SeoTexts;
  picture: Picture | null;
  warnings: SeoWarning[];
};
