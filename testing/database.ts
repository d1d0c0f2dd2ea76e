import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import type { PoolConfig } from "pg";
import { type Database, openDatabase, requestLimits } from "#db/open.ts";
import { createDatabase, databaseUrl, dropDatabase } from "./postgres-databases.ts";
import { TEMPLATE_DATABASE } from "./prepare-postgres.ts";

export async function openTestDatabase(): Promise<Database> {
  const serverUrl = inject("postgresUrl");
  if (serverUrl === "") return openDatabase({ kind: "memory", snapshotFile: inject("snapshotFile") });
  const { url, drop } = await createPostgresDatabase(serverUrl);
  return closingWith(await openDatabase({ kind: "postgres", url }), drop);
}

/**
 * Opens a database without tables. On PostgreSQL, also returns its address.
 * @param limits the time limits of statements; by default those of the site
 */
export async function openEmptyDatabase(
  limits: PoolConfig = requestLimits,
): Promise<{ database: Database; url: string | undefined }> {
  const serverUrl = inject("postgresUrl");
  if (serverUrl === "") return { database: await openDatabase({ kind: "memory", snapshotFile: null }), url: undefined };
  const { url, drop } = await createPostgresDatabase(serverUrl, "template0");
  const database = await openDatabase({ kind: "postgres", url }, () => {}, limits);
  return { database: closingWith(database, drop), url };
}

function closingWith(database: Database, drop: () => Promise<void>): Database {
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

export async function createPostgresDatabase(
  serverUrl: string,
  template: string = TEMPLATE_DATABASE,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `site_test_${randomBytes(6).toString("hex")}`;
  await createDatabase(serverUrl, name, template);
  return { url: databaseUrl(serverUrl, name), drop: () => dropDatabase(serverUrl, name) };
}
