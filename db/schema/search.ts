// The visitors' search: one row of stemmed words per public text, and all words for the correction of typing errors.
// Triggers update the tables (migration 'search-of-the-site').
import { type SQL, sql } from "drizzle-orm";
import { customType, index, pgTable, pgView, primaryKey, text } from "drizzle-orm/pg-core";
import { bytewiseText, idColumn, moment } from "./columns.ts";
import { searchedPaths } from "./entries.ts";
import { titleWords, words } from "./words.ts";

/** All files except pictures are indexed. The search leaves out files that no public page offers. */
export const indexedKinds = ["entry", "product", "file"] as const;
export type IndexedKind = (typeof indexedKinds)[number];

const stemmedWords = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * Drafts and hidden products have no rows. Scheduled and ended entries have rows with the moments of publication and
 * end.
 */
export const searchIndex = pgTable(
  "search_index",
  {
    kind: text("kind").$type<IndexedKind>().notNull(),
    id: idColumn("id").notNull(),
    publicFrom: moment("public_from").notNull(),
    vector: stemmedWords("vector").notNull(),
    publicUntil: moment("public_until"),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    // With `fastupdate`, searches would read the whole pending list. The embedded database has no autovacuum to flush
    // this list.
    index("search_index_vector_idx").using("gin", table.vector).with({ fastupdate: false }),
    index("search_index_public_from_idx").on(table.publicFrom.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
);

/**
 * All folded words. Some of them may no longer occur in any text. So before the search suggests a word, it checks that
 * the word has results.
 */
export const searchWords = pgTable("search_words", { word: bytewiseText("word").primaryKey() });

/** All sequences of three letters of a word. Blanks are added at the word's start and end. */
export const searchTrigrams = pgTable(
  "search_trigrams",
  { trigram: bytewiseText("trigram").notNull(), word: bytewiseText("word").notNull() },
  (table) => [primaryKey({ columns: [table.trigram, table.word] })],
);

/** In a text of this length, the stemmed words need at most a third of PostgreSQL's limit. */
const TEXT_LENGTH = 100_000;

function wordsOfHtml(lists: SQL): SQL {
  const ends = String.raw`\\.|<(br|/p|/h[1-6]|/li|/tr|/td|/th|/blockquote|/figcaption)[^>]*>|&#?[a-z0-9]+;`;
  // The markup is removed after the cut, so five times the length is read.
  const cut = sql`left(${lists}, ${sql.raw(String(5 * TEXT_LENGTH))})`;
  const blocks = sql`regexp_replace(${cut}, '${sql.raw(ends)}', ' ', 'g')`;
  return words(sql`regexp_replace(${blocks}, '<[^>]*>', '', 'g')`, TEXT_LENGTH);
}

function textsAt(isWanted: (path: string) => boolean): SQL {
  const lists = searchedPaths.filter(isWanted).map((path) => `jsonb_path_query_array(blocks, '${path}')::text`);
  return wordsOfHtml(sql.raw(lists.join(" || ' ' || ")));
}

const isEnglish = (path: string): boolean => path.includes(".en.");
const longText = (of: SQL): SQL => words(sql`coalesce(${of}, '')`, TEXT_LENGTH);

/** The only source of the search index, for its triggers and for `npm run doctor`. */
export const searchSources = pgView("search_sources", {
  kind: text("kind").$type<IndexedKind>().notNull(),
  id: idColumn("id").notNull(),
  publicFrom: moment("public_from").notNull(),
  publicUntil: moment("public_until"),
  vector: stemmedWords("vector").notNull(),
  words: text("words").notNull(),
}).as(sql`
  select kind, id, public_from, public_until,
    setweight(to_tsvector('german', title_de), 'A') || setweight(to_tsvector('english', title_en), 'A')
      || setweight(to_tsvector('german', text_de), 'C') || setweight(to_tsvector('english', text_en), 'C') as vector,
    title_de || ' ' || title_en || ' ' || text_de || ' ' || text_en as words
  from (
    select 'entry' as kind, id, publish_date as public_from, public_until, ${titleWords(sql`title`)} as title_de,
      ${titleWords(sql`en->>'title'`)} as title_en, ${textsAt((path) => !isEnglish(path))} || ' ' || ${titleWords(sql`place`)} as text_de,
      ${textsAt(isEnglish)} as text_en
    from entries left join events on entry_id = id where publish_date is not null
    union all
    select 'product', id, created, null, ${titleWords(sql`title`)}, ${titleWords(sql`en->>'title'`)},
      ${longText(sql`text`)}, ${longText(sql`en->>'text'`)}
    from products where not hidden
    union all
    select 'file', id, upload_date, null, ${titleWords(sql`name`)}, '', ${longText(sql`alt_de`)}, ${longText(sql`alt_en`)}
    from files where kind <> 'image'
  ) as texts`);
