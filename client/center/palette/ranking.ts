// Ranks results by how well they match the typed text. The synonyms of a result are a list separated by commas.

/** 0 for results that do not match. */
export type Score = 0 | 1 | 2 | 3 | 4 | 5 | 6;
/** From this rank on, the typed text is a name or a synonym of the result. */
export const NAMED: Score = 5;

/** Removes case and accents, as the server's search does. 'ß' may be typed as 'ss'. */
export const folded = (text: string): string =>
  text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss").trim();

export const beginningsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}@._-]+/u).filter(Boolean);

export function scoreOf(typed: string, label: string, words = ""): Score {
  const q = folded(typed);
  const name = folded(label);
  const others = folded(words)
    .split(",")
    .map((word) => word.trim());
  if (q === "") return 0;
  if (name === q) return 6;
  if (others.includes(q)) return NAMED;
  if (name.startsWith(q)) return 4;
  if (others.some((word) => word.startsWith(q))) return 3;
  const all = beginningsOf(`${name} ${others.join(" ")}`);
  if (beginningsOf(q).every((part) => all.some((word) => word.startsWith(part)))) return 2;
  return q.length > 2 && name.includes(q) ? 1 : 0;
}

/** Sorts the matching results, best first. Results of equal rank keep their order. */
export function ranked<Result extends { label: string; words?: string }>(
  typed: string,
  results: readonly Result[],
): { result: Result; score: Score }[] {
  return results
    .map((result) => ({ result, score: scoreOf(typed, result.label, result.words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
}
