import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrateDatabase } from "#db/migrate.ts";
import { type Database, openDatabase } from "#db/open.ts";
import { fillDatabase } from "#testing/fill-database.ts";
import { findPostgresBinaries, type PrivatePostgres, startPrivatePostgres } from "#testing/postgres.ts";
import { findNextEnd, listEventsToCome } from "./agenda.ts";
import { listMonth } from "./month.ts";
import { findNeighbours } from "./neighbours.ts";
import { findEntry } from "./store.ts";

const isInstalled = (await findPostgresBinaries()) !== null;
const NOW = new Date("2026-06-01T10:00:00Z");
const MANY = 20_000;

const fill = `
  alter table entries disable trigger user;
  insert into tags (path) values ('Veranstaltungen'), ('Aktuelles');
  insert into entries (id, title, blocks, publish_date, date, created, updated)
    select 'e' || lpad(n::text, 6, '0'), 'Eintrag ' || n, '[]', timestamptz '2026-01-01' - n * interval '1 minute',
      case when n % 3 > 0 then timestamptz '2026-06-30' - n * interval '1 day' end, now(), now()
    from generate_series(1, ${MANY}) n;
  insert into entry_tags (entry_id, path, position)
    select id, case when date is null then 'Aktuelles' else 'Veranstaltungen' end, 0 from entries;
  insert into event_occurrences (entry_id, begins, day, last_day, ends)
    select id, date, date::date, date::date, date + interval '1 day' from entries where date is not null;
  analyze`;

describe.runIf(isInstalled)("many events on PostgreSQL", () => {
  let postgres: PrivatePostgres;
  let database: Database;

  beforeAll(async () => {
    postgres = await startPrivatePostgres();
    database = await openDatabase({ kind: "postgres", url: postgres.url });
    await migrateDatabase(database, postgres.url);
    await fillDatabase(postgres.url, [fill]);
  });
  afterAll(async () => {
    await database.close();
    await postgres.close();
  });

  async function planOf(work: () => Promise<unknown>): Promise<string> {
    const { pool } = database;
    const query = pool.query.bind(pool);
    const asked: { text: string; values: unknown[] }[] = [];
    pool.query = ((config: { text: string }, values: unknown[]) => {
      asked.push({ text: config.text, values });
      return query(config, values);
    }) as typeof pool.query;
    await work();
    pool.query = query as typeof pool.query;
    const found = asked.find(({ text }) => /at time zone|event_occurrences/u.test(text));
    if (!found) throw new Error("no statement reads days");
    const { rows } = await query(`explain (analyze, buffers) ${found.text}`, found.values);
    return (rows as { "QUERY PLAN": string }[]).map((row) => row["QUERY PLAN"]).join("\n");
  }

  it.each([
    ["the end of the next day with an event", "event_occurrences", () => findNextEnd(database.db, NOW)],
    ["the next events", "event_occurrences", () => listEventsToCome(database.db, NOW, 3)],
    ["a month", "event_occurrences", () => listMonth({ database, now: () => NOW }, "2026-06")],
    [
      "the events before and after one",
      "entries_local_time_idx",
      async () => {
        const row = await findEntry(database.db, "e010001", { publicAt: null });
        return row && findNeighbours(database.db, row, NOW);
      },
    ],
  ])("%s", async (_name, index, work) => {
    const plan = await planOf(work);
    expect(plan).toMatch(new RegExp(`${index}\\w*`, "u"));
    expect(plan).not.toMatch(/Seq Scan on (?:entries|event_occurrences)\b/u);
  });
});
