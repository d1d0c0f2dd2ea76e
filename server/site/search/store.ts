import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { mostResults } from "#contract/values/searched-text.ts";
import {
  FIXED_PAGE_TAG,
  type FixedPageName,
  fixedPages,
  fixedPageTag,
  listTags,
  OWN_PAGE_TAG,
} from "#contract/values/pages.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";
import { titleKey } from "#db/schema/words.ts";
import { fileUses } from "#db/schema/file-uses.ts";
import { products } from "#db/schema/products.ts";
import { type IndexedKind, searchIndex, searchSources, searchTrigrams, searchWords } from "#db/schema/search.ts";
import { entryTags } from "#db/schema/tags.ts";
import { isHiddenId, isPublicAt } from "../../content/entries/public-at.ts";

const allPages = Object.keys(fixedPages) as FixedPageName[];
const CANDIDATES = 60;
const CHECKED = 500;

export type PublicScope = {
  at: Date;
  hasShop: boolean;
};

export type Hit = { kind: IndexedKind; id: string; isExact: boolean };

/** Returns the German and English stems of a query as a tsquery; '' if there are no stems. */
export async function stemmed(db: Queryable, query: string): Promise<string> {
  if (query === "") return "";
  const { rows } = await db.execute<{ stems: string }>(
    sql`select (to_tsquery('german', ${query}) || to_tsquery('english', ${query}))::text as stems`,
  );
  return rows[0]?.stems ?? "";
}

/**
 * Reads only the newest texts that match, so the duration is bounded. Returns at most `mostResults` of these texts:
 * exact matches first, then by rank, then the newest.
 */
export async function findHits(
  db: Queryable,
  { stems, exact }: { stems: string; exact: string },
  scope: PublicScope,
): Promise<{ hits: Hit[]; isMore: boolean }> {
  const { vector, publicFrom, kind, id } = searchIndex;
  const kinds: IndexedKind[] = scope.hasShop ? ["entry", "file", "product"] : ["entry", "file"];
  const { rows } = await db.execute<{ kind: IndexedKind; id: string; exact: boolean; seen: boolean }>(sql`
    select ${kind}, ${id}, ${vector} @@ ${exact}::tsquery as exact, ${seenByGuests(scope)} as seen
    from newest_hits(${stems}::tsquery, ${sql.param(kinds)}::text[], ${scope.at.toISOString()}::timestamptz, ${mostResults + 1}::int) as search_index
    order by exact desc, ts_rank('{0.1, 0.2, 0.4, 1}', ${vector}, ${stems}::tsquery, 1) desc, ${publicFrom} desc, ${id} desc`);
  const hits = rows.filter(({ seen }) => seen).slice(0, mostResults);
  return {
    hits: hits.map((row) => ({ kind: row.kind, id: row.id, isExact: row.exact })),
    isMore: rows.length > mostResults,
  };
}

/** Maximum number of title matches. */
const MOST_TITLES = 20;

type Titled = {
  titles: readonly string[];
  /** If true, also finds longer titles that begin with the first of `titles`. */
  mayGoOn: boolean;
};

/** Finds texts by their titles, even titles of stop words only. Exact titles come first, then the newest. */
export async function findTitled(db: Queryable, { titles, mayGoOn }: Titled, scope: PublicScope): Promise<Hit[]> {
  const [german, english] = [titleKey(sql`title`), titleKey(sql`en->>'title'`)];
  const [title = ""] = titles;
  // A prefix search for the title and a blank. '!' is the next character after the blank.
  const goesOn = (key: SQL): SQL => sql`(${key} >= ${`${title} `} and ${key} < ${`${title}!`})`;
  const any = sql`any(${sql.param([...titles])}::text[])`;
  const isWhole = sql`(${german} = ${any} or ${english} = ${any})`;
  const isTitled = mayGoOn ? sql`(${isWhole} or ${goesOn(german)} or ${goesOn(english)})` : isWhole;
  const { rows } = await db.execute<Pick<Hit, "kind" | "id">>(sql`
    select kind, id from (
      select 'entry' as kind, id, publish_date as since, ${isWhole} as whole from ${entries}
        where ${isTitled} and ${isPublicAt(scope.at)}
      union all
      select 'product', id, created, ${isWhole} from ${products} where ${isTitled} and not hidden and ${scope.hasShop}::boolean
    ) as search_index where ${seenByGuests(scope)}
    order by whole desc, since desc, id desc limit ${MOST_TITLES}`);
  return rows.map(({ kind, id }) => ({ kind, id, isExact: true }));
}

/** Omits German and English stop words ('das', 'wir', 'what'), because the index does not contain them. */
export async function tellingOf(db: Queryable, terms: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ term: string }>(sql`
    select term from unnest(${sql.param([...terms])}::text[]) with ordinality as asked (term, place)
    where to_tsvector('german', term) <> ''::tsvector and to_tsvector('english', term) <> ''::tsvector order by place`);
  return rows.map(({ term }) => term);
}

/**
 * SQL condition: guests can see the hit. It uses a subquery for each of the newest hits, because a join would read all
 * tags.
 */
function seenByGuests(scope: PublicScope): SQL {
  const { kind, id } = searchIndex;
  return sql`case ${kind} when 'entry' then ${hasPlace(id)} when 'file' then ${isOffered(scope)} else true end`;
}

/** SQL condition: the entry has a page, and guests may open it once it is public. */
export function hasPlace(entryId: typeof searchIndex.id | typeof entries.id): SQL {
  const { path } = entryTags;
  const isFixed = sql`${path} = any(${sql.param([...allPages.map(fixedPageTag), OWN_PAGE_TAG])})`;
  const isListed = sql`${path} = any(${sql.param([...listTags])}) or ${path} like any(${sql.param(listTags.map((tag) => `${tag}|%`))})`;
  return sql`coalesce((select bool_or(${isFixed} or ${isListed})
    and not bool_or(starts_with(${path}, ${`${FIXED_PAGE_TAG}|`}) and not ${isFixed})
    from ${entryTags} where ${entryTags.entryId} = ${entryId}), false) and not ${isHiddenId(entryId)}`;
}

/** True if a page that guests see offers the file as a download. */
function isOffered(scope: PublicScope): SQL {
  const { id } = searchIndex;
  const listed = sql`jsonb_path_exists(${entries.blocks},
    '$[*] ? (@.type == "downloads" || @.type == "fileList").files[*] ? (@ == $file)', jsonb_build_object('file', ${id}))`;
  const byEntry = sql`exists (select 1 from ${fileUses} join ${entries} on ${entries.id} = ${fileUses.ownerId}
    where ${fileUses.fileId} = ${id} and ${fileUses.ownerKind} = 'entry'
      and ${isPublicAt(scope.at)} and ${listed} and ${hasPlace(entries.id)})`;
  const byProduct = sql`exists (select 1 from ${fileUses} join ${products} on ${products.id} = ${fileUses.ownerId}
    where ${fileUses.fileId} = ${id} and ${fileUses.ownerKind} = 'product'
      and not ${products.hidden} and ${products.downloads} ? ${id})`;
  return scope.hasShop ? sql`(${byEntry} or ${byProduct})` : byEntry;
}

export async function listSimilarWords(db: Queryable, word: string, trigrams: readonly string[]): Promise<string[]> {
  const shared = sql`count(*)::float8`;
  const length = sql`length(${searchTrigrams.word})`;
  const { rows } = await db.execute<{ word: string }>(sql`
    select ${searchTrigrams.word} from ${searchTrigrams}
    where ${searchTrigrams.trigram} = any(${sql.param([...trigrams])})
      and ${length} between ${word.length - 2}::int and ${word.length + 2}::int
    group by ${searchTrigrams.word}
    order by ${shared} / (${length} + 1 + ${trigrams.length}::int - ${shared}) desc, ${searchTrigrams.word}
    limit ${CANDIDATES}`);
  return rows.map((row) => row.word);
}

export async function listWordsWith(db: Queryable, trigrams: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select ${searchTrigrams.word} from ${searchTrigrams}
    where ${searchTrigrams.trigram} = any(${sql.param([...trigrams])})
    group by ${searchTrigrams.word} having count(*) = ${trigrams.length}::int
    order by length(${searchTrigrams.word}), ${searchTrigrams.word} limit ${CANDIDATES}`);
  return rows.map((row) => row.word);
}

export async function listMatching(db: Queryable, words: readonly string[], stems: string): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from unnest(${sql.param([...words])}::text[]) as word
    where to_tsvector('german', word) @@ ${stems}::tsquery or to_tsvector('english', word) @@ ${stems}::tsquery`);
  return new Set(rows.map(({ word }) => word));
}

/** Removes words that no indexed text contains. @returns the word after which to continue; null at the end */
export async function removeUnsaidWords(db: Queryable, after: string): Promise<string | null> {
  const { rows } = await db.execute<{ word: string; said: boolean }>(sql`
    select word, exists (
      select 1 from ${searchIndex}
      where vector @@ (plainto_tsquery('german', word) || plainto_tsquery('english', word))) as said
    from (select ${searchWords.word} from ${searchWords} where ${searchWords.word} > ${after}
      order by ${searchWords.word} limit ${CHECKED}) as checked order by word`);
  const unsaid = rows.filter(({ said }) => !said).map(({ word }) => word);
  if (unsaid.length > 0)
    await db.execute(sql`
      with gone as (delete from ${searchWords} where ${searchWords.word} = any(${sql.param(unsaid)}) returning word)
      delete from ${searchTrigrams} using gone, trigrams_of(gone.word) as own
      where ${searchTrigrams.trigram} = own and ${searchTrigrams.word} = gone.word`);
  return rows.length < CHECKED ? null : (rows.at(-1)?.word ?? null);
}

export async function listWronglyIndexed(
  db: Queryable,
  kind: IndexedKind,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string; isWrong: boolean }[]> {
  const asked = await db.execute<{ id: string }>(sql`
    select id from ${searchIndex} where kind = ${kind} and id > ${after}
    union select id from ${searchSources} where kind = ${kind} and id > ${after}
    order by id limit ${limit}`);
  const ids = sql`${sql.param(asked.rows.map(({ id }) => id))}::text[]`;
  // The materialised CTE reads the needed sources once. A plain join would read the texts of all sources for each row.
  const { rows } = await db.execute<{ id: string; wrong: boolean }>(sql`
    with source as materialized (
      select * from ${searchSources} where kind = ${kind} and id = any(${ids})
    )
    select asked.id, (source.public_from, source.public_until, source.vector)
        is distinct from (stored.public_from, stored.public_until, stored.vector)
      or exists (select 1 from guessable_words(source.words, source.vector) as said
        where not exists (select 1 from ${searchWords} where ${searchWords.word} = said)) as wrong
    from unnest(${ids}) as asked (id)
    left join source on source.id = asked.id
    left join ${searchIndex} as stored on stored.kind = ${kind} and stored.id = asked.id order by asked.id`);
  return rows.map(({ id, wrong }) => ({ id, isWrong: wrong }));
}

export async function indexAnew(tx: Tx, kind: IndexedKind, ids: readonly string[]): Promise<void> {
  await tx.delete(searchIndex).where(and(eq(searchIndex.kind, kind), inArray(searchIndex.id, [...ids])));
  await tx.execute(sql`select index_texts(${kind}, ${sql.param([...ids])}::text[])`);
}
