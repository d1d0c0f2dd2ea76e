import type { TestProject } from "vitest/node";
import { migrateDatabase } from "#db/migrate.ts";
import { openDatabase } from "#db/open.ts";
import { insertSettings } from "#server/kernel/settings/store.ts";
import { type PrivatePostgres, startPrivatePostgres } from "./postgres.ts";
import { createDatabase, databaseUrl, dropDatabase } from "./postgres-databases.ts";
import { serverOfEnvironment } from "./projects.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The file with a dump of the database; '' on PostgreSQL, where test files copy a template instead. */
    snapshotFile: string;
    postgresUrl: string;
    /** The data directory of a site that has been started once on the embedded database; '' on PostgreSQL. */
    startedDirectory: string;
  }
}

export const TEMPLATE_DATABASE = "site_template";

export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const own: PrivatePostgres | null = serverOfEnvironment === "" ? await startPrivatePostgres() : null;
  const serverUrl = own?.url ?? serverOfEnvironment;
  await dropDatabase(serverUrl, TEMPLATE_DATABASE);
  await createDatabase(serverUrl, TEMPLATE_DATABASE, "template1");
  const url = databaseUrl(serverUrl, TEMPLATE_DATABASE);
  const database = await openDatabase({ kind: "postgres", url });
  await migrateDatabase(database, url);
  await insertSettings(database.db);
  await database.close();
  project.provide("snapshotFile", "");
  project.provide("postgresUrl", serverUrl);
  project.provide("startedDirectory", "");
  return async () => own?.close();
}
