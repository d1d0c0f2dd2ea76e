// Prepares once per test run the database that all test files copy.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "#db/migrate.ts";
import { openDatabase } from "#db/open.ts";
import { insertSettings } from "../config/store.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Empty on PostgreSQL, where databases are copied from a template. */
    snapshotFile: string;
    postgresUrl: string;
  }
}

export const TEMPLATE_DATABASE = "site_template";

/** With TEST_DATABASE_URL (a server where databases may be created) the same tests run on PostgreSQL. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const postgresUrl = process.env["TEST_DATABASE_URL"] ?? "";
  project.provide("postgresUrl", postgresUrl);
  const directory = await mkdtemp(join(tmpdir(), "site-snapshot-"));
  const snapshotFile = join(directory, "database.tar");
  project.provide("snapshotFile", postgresUrl === "" ? snapshotFile : "");
  if (postgresUrl === "") await makeSnapshot(snapshotFile);
  else await makeTemplate(postgresUrl);
  return () => rm(directory, { recursive: true });
}

async function makeSnapshot(file: string): Promise<void> {
  const database = await openDatabase({ kind: "memory", snapshotFile: null });
  await migrateDatabase(database, undefined);
  await insertSettings(database.db);
  const bytes = await database.dump();
  await database.close();
  await writeFile(file, bytes);
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(`drop database if exists ${TEMPLATE_DATABASE}`);
  await server.query(`create database ${TEMPLATE_DATABASE}`);
  await server.end();
  const url = databaseUrl(serverUrl, TEMPLATE_DATABASE);
  const database = await openDatabase({ kind: "postgres", url });
  await migrateDatabase(database, url);
  await insertSettings(database.db);
  await database.close();
}

export function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
