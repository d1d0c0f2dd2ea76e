import { z } from "zod";
import type { EventStatus } from "#contract/values/event-status.ts";
import { limits } from "#contract/values/limits.ts";
import { mostResults, resultsPerPage, searchedText } from "#contract/values/searched-text.ts";

export const findInput = z.object({
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
  date: string | null;
  end: string | null;
  comesAgain: boolean;
  status: EventStatus;
  insteadOf: string | null;
  publishDate: string | null;
  file: { ext: string; sizeBytes: number } | null;
};

export type Results = {
  items: Result[];
  total: number;
  isMore: boolean;
  /** The number of results that contain the exact words. The other results contain only similar words. */
  exact: number;
  /** True if no item contains all words. The results then contain some of the words. */
  isPartial: boolean;
  /** False if the search has only very common words, such as 'wer wir sind'. */
  isTelling: boolean;
  suggestion: string | null;
};
