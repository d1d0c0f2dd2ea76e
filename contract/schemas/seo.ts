// What search engines and cards of shared pages show: texts of pages and entries, and what is wrong with them.
import { z } from "zod";
import type { Picture } from "./files.ts";
import { limits } from "#contract/values/limits.ts";
import { id, line } from "#contract/fields/text.ts";

const texts = z.object({ title: line(limits.textLength), description: line(limits.seoDescriptionLength) });

/** '' for what the page shows without it. */
export type SeoTexts = z.output<typeof texts>;

/** By language, so that English texts can stand beside the German ones. */
export type EntrySeo = { de: SeoTexts; en?: SeoTexts };

/** Search results cut what is longer. */
export const seoLengths = { title: 60, description: 160 } as const;

/** A page by its path, or an entry. */
export const seoPlace = z.union([z.object({ path: z.string().max(200) }), z.object({ id })]);
export type SeoPlace = z.output<typeof seoPlace>;

/** `en` left out stays; null removes it. */
export const saveSeoInput = z.intersection(seoPlace, texts.extend({ en: texts.nullable().optional() }));
export const listSeoInput = z.object({
  limit: z.number().int().min(1).max(50).default(10),
  skip: z.number().int().min(0).default(0),
});

export type SeoWarning =
  | { kind: "noDescription" | "titleLong" | "descriptionLong" | "headingOrder" }
  | { kind: "titleTwice" | "descriptionTwice"; /** How many others have it. */ others: number }
  | { kind: "noAlt"; /** The pictures. */ files: string[] };

export type SeoPage = {
  path: string;
  /** null for a page without an entry. */
  entryId: string | null;
  isFixed: boolean;
  /** What is of its own. */
  own: SeoTexts;
  /** The same in English; null for nothing. */
  en: SeoTexts | null;
  /** What is shown without it; the title of a page without an entry is known to the client. */
  without: SeoTexts;
  picture: Picture | null;
  warnings: SeoWarning[];
};
