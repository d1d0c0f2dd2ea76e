// Brings the schema up to date: once, also when several processes start together on PostgreSQL.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Database } from "./open.ts";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Any number; the same in every release, because it is what processes that migrate agree on. */
const MIGRATION_LOCK = 7_240_113;

type Journal = { entries: { when: number; tag: string }[] };

/** The schema of this release: how many migrations lead to it, and the name of the last. */
export function schemaVersion(): { migrations: number; last: string } {
  const { entries } = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, "utf8")) as Journal;
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
 * Runs the migrations that are missing, in one transaction.
 * @throws one line when the database was migrated by a newer release than this one
 */
export async function migrateDatabase(database: Database, url: string | undefined): Promise<void> {
  if (database.kind !== "postgres" || url === undefined) {
    await refuseNewerSchema(database.pool);
    await migrate(database.db, { migrationsFolder });
    return;
  }
  // A connection of its own, without the pool's time limits: a migration may take its time, and
  // other processes wait here until it is done.
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await refuseNewerSchema(client);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}

async function refuseNewerSchema(client: pg.Client | pg.Pool): Promise<void> {
  const applied = await appliedMigrations(client);
  if (applied > knownMigrations()) {
    throw new Error(
      `the database has ${applied} migrations, this release knows ${knownMigrations()}: start the newer release`,
    );
  }
}

/** Whether the schema is the one that this release knows; what /readyz asks. */
export async function isMigrated(database: Database): Promise<boolean> {
  return (await appliedMigrations(database.pool)) === knownMigrations();
}
