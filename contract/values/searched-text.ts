import { limits } from "./limits.ts";

export const resultsPerPage = 10;
/** Further hits are not counted, because counting would cost more than the search. */
export const mostResults = 1_000;

export function searchedText(given: string): string {
  const line = given
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\s\p{Cc}\p{Cf}\uFFFD]+/gu, " ");
  return [...line.trim()].slice(0, limits.searchLength).join("").trim();
}
