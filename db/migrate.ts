import { readFileSync } from "node:fs";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { addressesIn } from "./addresses.ts";
import { installJobs } from "./install-jobs.ts";
import type { Database } from "./open.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** An arbitrary number. It must never change, because the processes of all releases must use the same lock. */
const MIGRATION_LOCK = 7_240_113;

type Journal = { entries: { when: number; tag: string }[] };

const JOURNAL = join("meta", "_journal.json");

function readJournal(): Journal {
  return JSON.parse(readFileSync(join(migrationsFolder, JOURNAL), "utf8")) as Journal;
}

export function schemaVersion(): { migrations: number; last: string } {
  const { entries } = readJournal();
  return { migrations: entries.length, last: entries.at(-1)?.tag ?? "" };
}

const knownMigrations = (): number => schemaVersion().migrations;

async function appliedMigrations(client: pg.Client | pg.Pool): Promise<number> {
  const table = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (table.rows[0]?.name === null) return 0;
  const counted = await client.query("select count(*)::int as n from drizzle.__drizzle_migrations");
  return Number(counted.rows[0]?.n);
}

/**
 * Runs the missing migrations in one transaction, and then installs the job queue.
 * @param most the number of the last migration to run
 * @param announce is called first, with the number of missing migrations, if there are any
 * @throws an error with a one-line message if the database has more than `most` migrations
 */
export async function migrateDatabase(
  database: Database,
  url: string | undefined,
  most: number = knownMigrations(),
  announce: (missing: number) => void = () => {},
): Promise<void> {
  const folder = await folderOf(most);
  try {
    await runMigrations(database, url, { migrationsFolder: folder.path, most, announce });
  } finally {
    await folder.remove();
  }
}

type Wanted = { migrationsFolder: string; most: number; announce: (missing: number) => void };

async function runMigrations(
  database: Database,
  url: string | undefined,
  { migrationsFolder: folder, most, announce }: Wanted,
): Promise<void> {
  if (database.kind !== "postgres" || url === undefined) {
    await inspectSchema(database.pool, most, announce);
    await migrate(database.db, { migrationsFolder: folder });
    await installJobs(database.pool);
    return;
  }
  // These connections have no time limits. A migration may be slow, and other processes wait for the lock until it
  // ends.
  await withClient(url, (lock) =>
    withClient(url, async (client) => {
      await holdLock(lock);
      await inspectSchema(client, most, announce);
      await migrate(drizzle({ client }), { migrationsFolder: folder });
      await installJobs(client);
    }),
  );
}

async function withClient(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: addressesIn(url).direct, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Holds the lock until the connection ends. The lock belongs to a transaction, because a transaction pooler would
 * never release the lock of a session.
 */
async function holdLock(client: pg.Client): Promise<void> {
  await client.query("begin");
  for (const limit of ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"])
    await client.query(`set local ${limit} = 0`);
  await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
}

/** Drizzle runs all migrations in a folder. So if only the first ones are wanted, they get a temporary folder. */
async function folderOf(most: number): Promise<{ path: string; remove: () => Promise<void> }> {
  if (most >= knownMigrations()) return { path: migrationsFolder, remove: async () => {} };
  const path = await mkdtemp(join(tmpdir(), "migrations-"));
  await cp(migrationsFolder, path, { recursive: true });
  const journal = readJournal();
  await writeFile(join(path, JOURNAL), JSON.stringify({ ...journal, entries: journal.entries.slice(0, most) }));
  return { path, remove: () => rm(path, { recursive: true }) };
}

async function inspectSchema(
  client: pg.Client | pg.Pool,
  most: number,
  announce: (missing: number) => void,
): Promise<void> {
  const applied = await appliedMigrations(client);
  if (applied < most) announce(most - applied);
  if (applied <= most) return;
  throw new Error(
    most < knownMigrations()
      ? `the database has ${applied} migrations, the archive needs an empty one with ${most}: use a new DATA_DIR or database`
      : `the database has ${applied} migrations, this release knows ${most}: start the newer release`,
  );
}

/** True if the database has exactly the schema of this release. /readyz uses this function. */
export async function isMigrated(database: Database): Promise<boolean> {
  return (await appliedMigrations(database.pool)) === knownMigrations();
}
