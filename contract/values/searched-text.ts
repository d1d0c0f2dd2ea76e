// What a visitor searches, as it is read from an address: bounded, in one line; free of zod, also for the client.
import { limits } from "./limits.ts";

/** A page of results. */
export const resultsPerPage = 10;
/** Hits beyond are not counted: nobody reads them, and counting would cost more than finding. */
export const mostResults = 1_000;

/** One line of readable characters; what is too long is cut. */
export function searchedText(given: string): string {
  const line = given
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\s\p{Cc}\p{Cf}\uFFFD]+/gu, " ");
  return [...line.trim()].slice(0, limits.searchLength).join("").trim();
}
