// The search of visitors: what they send, and what they get.
import { z } from "zod";
import type { EventStatus } from "#contract/values/event-status.ts";
import { limits } from "#contract/values/limits.ts";
import { mostResults, resultsPerPage, searchedText } from "#contract/values/searched-text.ts";

export const findInput = z.object({
  // A character may be two units of JavaScript.
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

/** A piece of text; `isHit`: it is one of the searched words. */
export type Part = { text: string; isHit: boolean };
/** A text, and the language that it is written in. */
export type MarkedText = { parts: Part[]; language: "de" | "en" };

export type Result = {
  kind: ResultKind;
  path: string;
  /** Whether the page is there in English, too. */
  hasEnglish: boolean;
  title: MarkedText;
  excerpt: MarkedText;
  /** The next time of an event, as cards have it. */
  date: string | null;
  end: string | null;
  comesAgain: boolean;
  status: EventStatus;
  /** Of news. */
  publishDate: string | null;
  /** Of a file. */
  file: { ext: string; sizeBytes: number } | null;
};

export type Results = {
  items: Result[];
  /** At most `mostResults`. */
  total: number;
  /** There are more than `mostResults`, of which the newest were compared. */
  isMore: boolean;
  /** How many have the searched words themselves; the others have words that are written like them. */
  exact: number;
  /** Nothing has all of the words: these have some. */
  isPartial: boolean;
  /** Whether a word of the search says what it is about: not 'wer wir sind'. */
  isTelling: boolean;
  /** The search as it was probably meant. */
  suggestion: string | null;
};
