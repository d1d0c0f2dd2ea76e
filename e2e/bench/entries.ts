import { mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { openDatabase } from "#db/open.ts";
import { findPostgresBinaries, startPrivatePostgres } from "#testing/postgres.ts";
import { startSite } from "./processes.ts";
import { record } from "./record.ts";
import type { Row, Section } from "./report.ts";
import { median, rounded } from "./stats.ts";

const FEW = 1_000;
const MANY = 100_000;
const WARM_UP = 20;
const ROUNDS = 60;
const AIM = 2;
const SECRET_KEY = "0123456789abcdef0123456789abcdef";

/** Each round requests another page, because a repeated page comes from the cache. */
const asked: readonly [string, (round: number) => string][] = [
  ["list of ten", () => "/api/v0/entry/"],
  ["list of ten, by tag", () => "/api/v0/entry/?tags=Aktuelles"],
  ["list of ten, by tag, 400 skipped", () => "/api/v0/entry/?tags=Aktuelles&skip=400"],
  ["a page of the news, not cached", (round) => `/Aktuelles?seite=${1 + round}`],
];

export const entries: Section = {
  name: "entries",
  title: `Milliseconds at the median with ${MANY} entries against ${FEW}`,
  run: async (directory) => {
    const rows = await measureEmbedded(await mkdtemp(join(directory, "entries-")));
    if ((await findPostgresBinaries()) === null) return rows;
    return [...rows, ...(await measurePostgres(await mkdtemp(join(directory, "entries-"))))];
  },
};

async function measureEmbedded(dataDir: string): Promise<Row[]> {
  const fill = async (count: number): Promise<void> => {
    const database = await openDatabase({ kind: "embedded", dataDir });
    await database.pool.query(fillStatements(count));
    await database.close();
  };
  await migrate(dataDir, {});
  return compareSizes("embedded", dataDir, {}, fill);
}

async function measurePostgres(dataDir: string): Promise<Row[]> {
  const postgres = await startPrivatePostgres();
  const env = { DATABASE_URL: postgres.url, SECRET_KEY };
  const fill = async (count: number): Promise<void> => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(fillStatements(count));
    await client.end();
  };
  try {
    await migrate(dataDir, env);
    return await compareSizes("PostgreSQL", dataDir, env, fill);
  } finally {
    await postgres.close();
  }
}

async function compareSizes(
  database: string,
  dataDir: string,
  env: Record<string, string>,
  fill: (count: number) => Promise<void>,
): Promise<Row[]> {
  await fill(FEW);
  const few = await measure(dataDir, env);
  await fill(MANY);
  const many = await measure(dataDir, env);
  return asked.map(([what], index) => {
    const [before, after] = [few[index] ?? 0, many[index] ?? 0];
    const ratio = rounded(after / before, 2);
    return {
      what,
      database,
      [`ms at ${FEW}`]: before,
      [`ms at ${MANY}`]: after,
      ratio,
      aim: `below ${AIM}`,
      isMet: ratio < AIM,
    };
  });
}

/**
 * 100,000 requests would be slow, so the entries are inserted with SQL. There is one entry per minute; every second one
 * is news.
 */
function fillStatements(count: number): string {
  return `
    insert into tags (path) values ('Aktuelles'), ('Sonstiges') on conflict do nothing;
    insert into entries (id, title, content, media, downloads, links, sections, publish_date, created, updated)
      select 'bench-' || lpad(n::text, 6, '0'), 'Meldung ' || n, '["<p>Ein Absatz, wie er in einer Meldung steht.</p>"]',
        '[]', '[]', '[]', '[]', now() - n * interval '1 minute', now(), now()
      from generate_series(1, ${count}) as n on conflict do nothing;
    insert into entry_tags (entry_id, path, position)
      select 'bench-' || lpad(n::text, 6, '0'), case when n % 2 = 0 then 'Aktuelles' else 'Sonstiges' end, 0
      from generate_series(1, ${count}) as n on conflict do nothing;
    analyze entries; analyze entry_tags;`;
}

async function migrate(dataDir: string, env: Record<string, string>): Promise<void> {
  const site = await startSite(dataDir, { DEMO: "0", ...env });
  await site.stop();
}

async function measure(dataDir: string, env: Record<string, string>): Promise<number[]> {
  const site = await startSite(dataDir, { DEMO: "0", ...env });
  const medians: number[] = [];
  for (const [, pathOf] of asked) {
    const times: number[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const begun = performance.now();
      await record(site.url, pathOf(round));
      if (round >= WARM_UP) times.push(performance.now() - begun);
    }
    medians.push(rounded(median(times)));
  }
  await site.stop();
  return medians;
}
