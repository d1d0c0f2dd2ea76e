// The visitors' search: input and results.
import { z } from "zod";
import type { EventStatus } from "#contract/values/event-status.ts";
import { limits } from "#contract/values/limits.ts";
import { mostResults, resultsPerPage, searchedText } from "#contract/values/searched-text.ts";

export const findInput = z.object({
  // A character may be two UTF-16 units.
  q: z
    .string()
    .max(2 * limits.searchLength)
    .transform(searchedText),
  page: z
    .number()
    .int()
    .min(1)
    .max(mostResults / resultsPerPage)
    .default(1),
});
export type FindInput = z.output<typeof findInput>;

export type ResultKind = "news" | "event" | "page" | "product" | "file";

export type Part = { text: string; isHit: boolean };
export type MarkedText = { parts: Part[]; language: "de" | "en" };

export type Result = {
  kind: ResultKind;
  path: string;
  hasEnglish: boolean;
  title: MarkedText;
  excerpt: MarkedText;
  /** The next occurrence of an event, as on cards. */
  date: string | null;
  end: string | null;
  comesAgain: boolean;
  status: EventStatus;
  /** Only for news. */
  publishDate: string | null;
  /** Only for files. */
  file: { ext: string; sizeBytes: number } | null;
};

export type Results = {
  items: Result[];
  total: number;
  /** True if there are more than `mostResults`; only the newest were ranked then. */
  isMore: boolean;
  /** The number of results with the searched words themselves; the others contain similar words. */
  exact: number;
  /** True if no result has all words, so that results with some of them are listed. */
  isPartial: boolean;
  /** True if the search contains a significant word: not 'wer wir sind'. */
  isTelling: boolean;
  /** The probably intended search; null without a suggestion. */
  suggestion: string | null;
};
