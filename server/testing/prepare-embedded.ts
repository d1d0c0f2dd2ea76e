// Prepares once per test run the embedded database that the test files copy.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "#db/migrate.ts";
import { openDatabase } from "#db/open.ts";
import { insertSettings } from "../config/store.ts";

export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), "site-snapshot-"));
  const snapshotFile = join(directory, "database.tar");
  const database = await openDatabase({ kind: "memory", snapshotFile: null });
  await migrateDatabase(database, undefined);
  await insertSettings(database.db);
  await writeFile(snapshotFile, await database.dump());
  await database.close();
  project.provide("snapshotFile", snapshotFile);
  project.provide("postgresUrl", "");
  return () => rm(directory, { recursive: true });
}
