/** Longer searches are cut, because each word costs an index look-up. */
const MOST_TERMS = 8;
const LONGEST_TERM = 40;
/** A prefix search for shorter words would match too many words. */
const SHORTEST_BEGINNING = 4;
const MOST_NEAR = 6;
const MOST_CONTAINING = 10;

/** Folds letters like the database function (`foldedText`). */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f\u00ad\u200b-\u200d\u2060]/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss");
}

/** Must equal the separators of the view search_sources. */
const separators = /[^a-z0-9\u00c0-\u1fff\u2c00-\ud7ff\uf900-\uffef]+/u;

const wordsOf = (q: string): string[] => folded(q).split(separators).filter(Boolean);

/** Maximum number of words that are reordered. More words have too many permutations. */
const MOST_ORDERED = 4;
const MOST_SPELLED = 64;

/**
 * Returns the titles that a search may mean, the typed one first. Tries other apostrophes, umlauts ('ueber'), and, if
 * all words are stop words, other orders of the words.
 * @param areCommon true if all words are stop words
 */
export function titlesOf(q: string, areCommon: boolean): string[] {
  const typed = wordsOf(q);
  const orders = areCommon && typed.length <= MOST_ORDERED ? ordersOf(typed) : [typed];
  const joined = typed.join(" ").replace(/ (s|t|d|m|re|ve|ll)(?= |$)/gu, "$1");
  const titles = [...orders.map((order) => order.join(" ")), joined, ...orders.flatMap(spelledAlike)];
  return [...new Set(titles)].slice(0, MOST_SPELLED);
}

function spelledAlike(words: readonly string[]): string[] {
  const begun = words.reduce<string[]>(
    (titles, word) =>
      titles.flatMap((title) => waysToWrite(word).map((way) => `${title} ${way}`)).slice(0, MOST_SPELLED),
    [""],
  );
  return begun.map((title) => title.trimStart());
}

function waysToWrite(word: string): string[] {
  const umlauts = word.replace(/([aou])e/gu, "$1");
  const apostrophe = word.replace(/(?<=\S)(?=(?:s|t|d|m|re|ve|ll)$)/u, " ");
  return [...new Set([word, umlauts, apostrophe])];
}

function ordersOf(typed: readonly string[]): string[][] {
  if (typed.length < 2) return [[...typed]];
  return typed.flatMap((first, at) => ordersOf(typed.toSpliced(at, 1)).map((rest) => [first, ...rest]));
}

export function termsOf(q: string): string[] {
  return [...new Set(wordsOf(q).map((word) => word.slice(0, LONGEST_TERM)))].slice(0, MOST_TERMS);
}

export type Alternatives = readonly { term: string; near: readonly string[]; containing: readonly string[] }[];

export const withoutAlternatives = (terms: readonly string[]): Alternatives =>
  terms.map((term) => ({ term, near: [], containing: [] }));

const asBeginning = (term: string): string => (term.length < SHORTEST_BEGINNING ? term : `${term}:*`);

/** Returns a tsquery in which each term, or an alternative of it, must match. */
export function everyTerm(alternatives: Alternatives): string {
  return alternatives.map((one) => `(${oneOf(one)})`).join(" & ");
}

export function anyTerm(alternatives: Alternatives): string {
  return alternatives.map(oneOf).join(" | ");
}

function oneOf({ term, near, containing }: Alternatives[number]): string {
  return [asBeginning(term), ...near, ...containing].join(" | ");
}

/** Must equal the function trigrams_of of the database. */
export function trigramsOf(word: string): string[] {
  return threes(`  ${word} `);
}

export const innerTrigramsOf = threes;

function threes(text: string): string[] {
  return [...new Set(Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3)))];
}

export const isGuessable = (term: string): boolean => term.length >= SHORTEST_BEGINNING && /^[^0-9]+$/u.test(term);

/** Words that a user may have meant by `term`, nearest first. */
export function nearestOf(term: string, candidates: readonly string[]): string[] {
  const most = term.length < 6 ? 1 : 2;
  return candidates
    .map((word) => ({ word, typos: typosBetween(term, word) }))
    .filter(({ word, typos }) => typos <= most && word !== term)
    .sort((one, other) => one.typos - other.typos || one.word.localeCompare(other.word))
    .slice(0, MOST_NEAR)
    .map(({ word }) => word);
}

export function containingOf(term: string, candidates: readonly string[]): string[] {
  const compounds = candidates.filter((word) => word.includes(term) && !word.startsWith(term));
  return compounds.sort((one, other) => one.length - other.length).slice(0, MOST_CONTAINING);
}

/** Counts the wrong, missing, superfluous or swapped letters. */
export function typosBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(one.length, other.length);
}
