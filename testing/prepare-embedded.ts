import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "#db/migrate.ts";
import { openDatabase } from "#db/open.ts";
import { insertSettings } from "#server/kernel/settings/store.ts";
import { PASSWORD, siteProgram, startProgram } from "./programs.ts";

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
  const startedDirectory = join(directory, "started");
  await startOnce(startedDirectory);
  project.provide("startedDirectory", startedDirectory);
  return () => rm(directory, { recursive: true });
}

async function startOnce(directory: string): Promise<void> {
  const env = { PORT: "0", DATA_DIR: directory, DEMO: "0", ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: "error" };
  const child = startProgram(siteProgram, { env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  await Promise.race([listening(child), ended]);
  child.kill("SIGTERM");
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`the prepared site ended with ${code}`);
}

async function listening({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) throw new Error("the prepared site has no output");
  for await (const line of createInterface({ input: stdout })) if (line.startsWith("listening on ")) return;
}
