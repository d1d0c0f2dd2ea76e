import { truncate } from "#contract/values/truncate.ts";
import { isOn } from "#contract/values/components.ts";
import type { FindInput, Results } from "#contract/schemas/search.ts";
import { mostResults, resultsPerPage } from "#contract/values/searched-text.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { Language, Services } from "../../kernel/context.ts";
import { asTheyCome } from "../../content/entries/agenda.ts";
import { findEntries } from "../../content/entries/store.ts";
import { findPictures } from "../../library/files/store.ts";
import { findProducts } from "../../shop/products/store.ts";
import { wordsIn } from "./marks.ts";
import { presentResult } from "./present.ts";
import {
  findHits,
  findTitled,
  type Hit,
  listMatching,
  listSimilarWords,
  listWordsWith,
  type PublicScope,
  stemmed,
  tellingOf,
} from "./store.ts";
import {
  type Alternatives,
  anyTerm,
  containingOf,
  everyTerm,
  folded,
  innerTrigramsOf,
  isGuessable,
  nearestOf,
  termsOf,
  titlesOf,
  trigramsOf,
  withoutAlternatives,
} from "./terms.ts";
import { type Found, foundEntry, foundFile, foundProduct } from "./texts.ts";

const ENOUGH = 3;
const SHORTEST_TELLING = 3;
const MOST_GUESSED = 4;
const READ_LENGTH = 40_000;
const MOST_COMPARED = 2_000;

type Asked = FindInput & { language: Language };
type Search = { alternatives: Alternatives; hits: Hit[]; isMore: boolean; exact: number; isPartial: boolean };

const nothing: Results = {
  items: [],
  total: 0,
  isMore: false,
  exact: 0,
  isPartial: false,
  isTelling: true,
  suggestion: null,
};

/** The result is the same for every viewer, because it contains only what guests see now. */
export async function findResults(
  { database: { db }, now }: Pick<Services, "database" | "now">,
  { q, page, language }: Asked,
): Promise<Results> {
  const terms = termsOf(q);
  if (terms.length === 0) return nothing;
  const scope = await publicScope(db, now());
  const telling = await tellingOf(db, terms);
  const areCommon = telling.length === 0;
  const titled = await findTitled(db, { titles: titlesOf(q, areCommon), mayGoOn: areCommon }, scope);
  const search = withTitled(await searchFor(db, { terms, telling }, scope), titled);
  const from = (page - 1) * resultsPerPage;
  const found = (await readHits(db, search.hits.slice(from, from + resultsPerPage), scope)).map(shortened);
  const hits = await matchingWords(db, found, search.alternatives);
  return {
    items: found.map((one) => presentResult(one, hits, language)),
    total: search.hits.length,
    isMore: search.isMore,
    exact: search.exact,
    isPartial: search.isPartial,
    isTelling: telling.length > 0,
    suggestion: search.exact < ENOUGH ? suggestionFor(terms, search.alternatives, found) : null,
  };
}

async function publicScope(db: Queryable, at: Date): Promise<PublicScope> {
  const { settings } = await getSettings(db);
  const hasShop = isOn(settings, "shop");
  return { at, hasShop };
}

function withTitled(search: Search, titled: readonly Hit[]): Search {
  if (titled.length === 0) return search;
  const known = new Set(titled.map(({ id }) => id));
  const others = search.isPartial ? [] : search.hits.filter(({ id }) => !known.has(id));
  const found = search.hits.filter(({ id, isExact }) => isExact && known.has(id)).length;
  const exact = search.exact + titled.length - found;
  return { ...search, hits: [...titled, ...others].slice(0, mostResults), exact, isPartial: false };
}

type Words = { terms: readonly string[]; telling: readonly string[] };

/**
 * Searches for all words. If few texts match, searches for similar words too. If none match, searches for texts with
 * some of the words. Stop words get no alternatives.
 */
async function searchFor(db: Queryable, { terms, telling }: Words, scope: PublicScope): Promise<Search> {
  const plain = withoutAlternatives(terms);
  if (telling.length === 0) return { alternatives: plain, hits: [], isMore: false, exact: 0, isPartial: false };
  const exact = await stemmed(db, everyTerm(plain));
  const found = await hitsOf(db, { stems: exact, exact }, scope);
  const own = { ...found, alternatives: plain, exact: found.hits.length, isPartial: false };
  if (own.exact >= ENOUGH) return own;
  const alternatives = await guess(db, { terms, telling });
  const forgiven = await hitsOf(db, { stems: await stemmed(db, everyTerm(alternatives)), exact }, scope);
  if (forgiven.hits.length > own.exact) return { ...own, ...forgiven, alternatives };
  if (own.exact > 0 || terms.length === 1) return own;
  const said = plain.filter(({ term }) => term.length >= SHORTEST_TELLING && telling.includes(term));
  const some = await hitsOf(db, { stems: await stemmed(db, anyTerm(said)), exact }, scope);
  return { ...own, ...some, isPartial: some.hits.length > 0 };
}

function hitsOf(db: Queryable, searched: { stems: string; exact: string }, scope: PublicScope) {
  return searched.stems === "" ? { hits: [], isMore: false } : findHits(db, searched, scope);
}

async function guess(db: Queryable, { terms, telling }: Words): Promise<Alternatives> {
  const guessed: Alternatives[number][] = [];
  for (const [index, term] of terms.entries()) {
    const isGuessed = index < MOST_GUESSED && telling.includes(term) && isGuessable(term);
    const near = isGuessed ? nearestOf(term, await listSimilarWords(db, term, trigramsOf(term))) : [];
    const containing = isGuessed ? containingOf(term, await listWordsWith(db, innerTrigramsOf(term))) : [];
    guessed.push({ term, near, containing });
  }
  return guessed;
}

async function readHits(db: Queryable, hits: readonly Hit[], { at }: PublicScope): Promise<Found[]> {
  const idsOf = (kind: Hit["kind"]): string[] => hits.filter((hit) => hit.kind === kind).map(({ id }) => id);
  const entries = await asTheyCome(db, await findEntries(db, idsOf("entry"), { publicAt: at }), at);
  const products = await findProducts(db, idsOf("product"), { hidden: false });
  const files = await findPictures(db, idsOf("file"));
  const found = new Map<string, Found>([
    ...entries.map((row) => [`entry ${row.id}`, foundEntry(row)] as const),
    ...products.map((row) => [`product ${row.id}`, foundProduct(row)] as const),
    ...files.map((row) => [`file ${row.id}`, foundFile(row)] as const),
  ]);
  return hits.flatMap(({ kind, id }) => found.get(`${kind} ${id}`) ?? []);
}

function shortened(found: Found): Found {
  const short = <Text extends { text: string }>(said: Text): Text => ({
    ...said,
    text: truncate(said.text, READ_LENGTH),
  });
  return { ...found, de: short(found.de), en: found.en && short(found.en) };
}

const textsOf = ({ de, en }: Found): string[] => [de.title, de.text, en?.title ?? "", en?.text ?? ""];

/**
 * Returns the words of the found texts that match the search. The database compares them, because it knows their stems.
 */
async function matchingWords(
  db: Queryable,
  found: readonly Found[],
  alternatives: Alternatives,
): Promise<ReadonlySet<string>> {
  const searched = alternatives.flatMap(({ term, near, containing }) => [term, ...near, ...containing]);
  // A stem begins with the same letter as its words, so only words with the same first letters are compared.
  const initials = new Set(searched.map((word) => word[0]));
  const said = new Set(found.flatMap(textsOf).flatMap((text) => wordsIn(text).map((word) => word.folded)));
  const compared = [...said].filter((word) => initials.has(word[0])).slice(0, MOST_COMPARED);
  return listMatching(db, compared, await stemmed(db, anyTerm(alternatives)));
}

/** Replaces misspelled words by similar words of the shown texts. Returns null if nothing changes. */
function suggestionFor(terms: readonly string[], alternatives: Alternatives, found: readonly Found[]): string | null {
  const spelling = spellingsIn(found);
  const better = terms.map((term, index) => {
    if (spelling.has(term)) return term;
    const near = alternatives[index]?.near.find((word) => spelling.has(word));
    return near === undefined ? term : (spelling.get(near) ?? term);
  });
  const suggestion = better.join(" ");
  return folded(suggestion) === terms.join(" ") ? null : suggestion;
}

function spellingsIn(found: readonly Found[]): Map<string, string> {
  const spelling = new Map<string, string>();
  for (const text of found.flatMap(textsOf))
    for (const { at, end, folded: word } of wordsIn(text))
      if (!spelling.has(word)) spelling.set(word, text.slice(at, end));
  return spelling;
}
