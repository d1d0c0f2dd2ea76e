// Measures pages of search results over HTTP, with 100,000 entries, on PGlite and on PostgreSQL. These pages are never
// cached.
import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { type Database, openDatabase } from "#db/open.ts";
import { findPostgresBinaries, startPrivatePostgres } from "#testing/postgres.ts";
import { startSite } from "./processes.ts";
import { record } from "./record.ts";
import type { Row, Section } from "./report.ts";
import { median, percentile, rounded } from "./stats.ts";

const ENTRIES = 100_000;
const BATCH = 2_000;
const WORDS_OF_A_TEXT = 60;
const WARM_UP = 5;
const ROUNDS = 40;
const AIM_MS = 50;
const SECRET_KEY = "0123456789abcdef0123456789abcdef";

const beginnings = [
  "apfel",
  "birnen",
  "zaun",
  "garten",
  "fest",
  "haus",
  "wiesen",
  "baum",
  "hang",
  "saft",
  "ernte",
  "markt",
];
const endings = ["fest", "tag", "weg", "hof", "berg", "platz", "kreis", "bund", "feier", "treffen"];
const letters = "bdfgklmnrs";

/** A word that looks like a German compound. The benchmark uses 20,000 of these words. */
function wordAt(index: number): string {
  const compound = `${beginnings[index % 12]}${endings[Math.floor(index / 12) % 10]}`;
  return index < 120 ? compound : compound + [...String(index)].map((digit) => letters[Number(digit)]).join("");
}

/** A pseudo-random generator that returns the same numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const asked: readonly [what: string, q: (round: number) => string][] = [
  ["a word of every text", () => "treffen"],
  ["a word of every third text", () => "obst"],
  ["a word of every hundredth text", () => "kelter"],
  ["a word of every thousandth text", () => "Zaunkönig"],
  ["the same with a typo", () => "Zaunkönnig"],
  ["two words", (round) => `kelter ${wordAt(round)}`],
  ["a rare word", (round) => wordAt(5_000 + 97 * round)],
  ["a word that nobody says", (round) => `quitsch${wordAt(round)}`],
];

export const search: Section = {
  name: "search",
  title: `Milliseconds of a page of results with ${ENTRIES} entries`,
  run: async (directory) => {
    const embedded = await measureOn("embedded", await mkdtemp(join(directory, "search-")), {});
    if ((await findPostgresBinaries()) === null) return embedded;
    const postgres = await startPrivatePostgres();
    try {
      const env = { DATABASE_URL: postgres.url, SECRET_KEY };
      return [...embedded, ...(await measureOn("PostgreSQL", await mkdtemp(join(directory, "search-")), env))];
    } finally {
      await postgres.close();
    }
  },
};

async function measureOn(database: string, dataDir: string, env: Record<string, string>): Promise<Row[]> {
  const first = await startSite(dataDir, { DEMO: "0", ...env });
  await first.stop();
  await fill(dataDir, env["DATABASE_URL"]);
  const site = await startSite(dataDir, { DEMO: "0", ...env });
  try {
    const rows: Row[] = [];
    for (const [what, q] of asked) rows.push(rowOf({ what, database }, await timesOf(site.url, q)));
    return rows;
  } finally {
    await site.stop();
  }
}

async function timesOf(url: string, q: (round: number) => string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const begun = performance.now();
    await record(url, `/suche?q=${encodeURIComponent(q(round))}`);
    if (round >= WARM_UP) times.push(performance.now() - begun);
  }
  return times;
}

function rowOf(of: { what: string; database: string }, times: readonly number[]): Row {
  const middle = rounded(median(times));
  const p95 = rounded(percentile(times, 95));
  return { ...of, median: middle, p95, aim: `median below ${AIM_MS}`, isMet: middle < AIM_MS };
}

type Query = (text: string, values?: unknown[]) => Promise<unknown>;

async function fill(dataDir: string, url: string | undefined): Promise<void> {
  if (url === undefined) {
    const database: Database = await openDatabase({ kind: "embedded", dataDir });
    await fillWith((text, values) => database.pool.query(text, values));
    return database.close();
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await fillWith((text, values) => client.query(text, values));
  return client.end();
}

/** Inserts rows without triggers and builds the GIN index at the end. Indexing each row would take many minutes. */
async function fillWith(query: Query): Promise<void> {
  await query("alter table entries disable trigger user");
  await query("drop index search_index_vector_idx");
  await query("insert into tags (path) values ('Aktuelles') on conflict do nothing");
  const random = numbers(7);
  for (let from = 0; from < ENTRIES; from += BATCH) await insertBatch(query, from, random);
  await query("create index search_index_vector_idx on search_index using gin (vector) with (fastupdate = false)");
  await query("alter table entries enable trigger user");
  const spoken = [
    "obst",
    "kelter",
    "zaunkonig",
    "treffen",
    ...Array.from({ length: 20_000 }, (_, index) => wordAt(index)),
  ];
  await query("insert into search_words select unnest($1::text[]) on conflict do nothing", [spoken]);
  await query(
    "insert into search_trigrams select own, word from search_words, trigrams_of(word) as own on conflict do nothing",
  );
}

async function insertBatch(query: Query, from: number, random: () => number): Promise<void> {
  const word = (): string => wordAt(Math.floor(20_000 * random() ** 3));
  const rows = Array.from({ length: BATCH }, (_, index) => {
    const number = from + index;
    const now = [3, 100, 1_000].map((every, at) => (number % every === 0 ? ["Obst", "Kelter", "Zaunkönig"][at] : ""));
    const words = Array.from({ length: WORDS_OF_A_TEXT }, word);
    const html = `<p>Wir treffen uns am Hang. ${now.join(" ")} ${words.join(" ")}</p>`;
    const block = { id: "a", type: "text", html, media: [], revision: 1, englishFrom: null };
    return { id: `bench-${number}`, number, title: `Meldung ${word()}`, blocks: [block] };
  });
  const values = [JSON.stringify(rows)];
  await query(
    `insert into entries (id, title, blocks, publish_date, created, updated)
      select row->>'id', row->>'title', row->'blocks', now() - (row->>'number')::int * interval '1 minute', now(), now()
      from jsonb_array_elements($1::jsonb) as row`,
    values,
  );
  await query(
    `insert into entry_tags (entry_id, path, position)
      select row->>'id', 'Aktuelles', 0 from jsonb_array_elements($1::jsonb) as row`,
    values,
  );
  // After its start, the site would create missing addresses and disturb the measurement. So the addresses are inserted
  // here.
  await query(
    `insert into addresses (key, path, entry_id, is_current, by_hand, created)
      select '/aktuelles/' || (row->>'id'), '/Aktuelles/' || (row->>'id'), row->>'id', true, false, now()
      from jsonb_array_elements($1::jsonb) as row`,
    values,
  );
  await query(
    `insert into search_index select kind, id, public_from, vector from search_sources
      where kind = 'entry' and id in (select row->>'id' from jsonb_array_elements($1::jsonb) as row)`,
    values,
  );
}
