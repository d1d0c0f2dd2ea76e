import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { addressesIn } from "#db/addresses.ts";
import { DataDirInUse } from "#db/embedded/lock.ts";
import { isMigrated, migrateDatabase } from "#db/migrate.ts";
import { commandLimits, type Database, openDatabase, openRunningDatabase } from "#db/open.ts";
import { type Environment, readEnvironment } from "../kernel/env.ts";
import { ForeignStorage, requireOwnStorage, takeStorage } from "../kernel/identity/join-storage.ts";
import { takeKey } from "../kernel/identity/key.ts";
import { ensureIdentity } from "../kernel/identity/store.ts";
import type { Storage } from "../outside/storage.ts";
import { namingFiles } from "../start/join-site.ts";
import { reasonOf } from "../kernel/reason.ts";
import { openStorage, readSecretKey } from "../start/services.ts";

export type CommandSite = { database: Database; storage: Storage };

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

export async function runCommand(work: (env: Environment, args: string[]) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work(readEnvironment(process.env), process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exitCode = 1;
  }
}

type OpenOptions = {
  /** If false, the command is refused while a site uses the embedded database. */
  isShared: boolean;
  /**
   * "own" (default): the command is refused if the file storage belongs to another database. "taken": file storage and
   * SECRET_KEY are assigned to this database. "unused": the command uses no files, so nothing is checked.
   */
  files?: "own" | "taken" | "unused";
};

/**
 * Opens the site, runs `work`, and closes the site.
 * @throws an error if there is no site, or if the database has the schema of another release
 */
export async function withSite<Result>(
  env: Environment,
  { isShared, files = "own" }: OpenOptions,
  work: (site: CommandSite) => Promise<Result>,
): Promise<Result> {
  if (env.DATABASE_URL === undefined && !existsSync(join(env.DATA_DIR, "db")))
    throw new Error(`DATA_DIR: there is no site in ${env.DATA_DIR}`);
  const database = await openExisting(env, isShared);
  try {
    if (!(await isMigrated(database)))
      throw new Error("the database is of another release than this one: start the site once, which migrates it");
    const site = { database, storage: await openStorage(env) };
    if (files === "taken") await joinAll(env, site);
    if (files === "own") await requireOwnStorage(site).catch((error: unknown) => refuseForeign(env, error));
    return await work(site);
  } finally {
    await database.close();
  }
}

async function joinAll(env: Environment, site: CommandSite): Promise<void> {
  await ensureIdentity(site.database.db);
  await takeStorage(site);
  await takeKey({ ...site, secretKey: await readSecretKey(env) });
}

function refuseForeign(env: Environment, error: unknown): never {
  throw error instanceof ForeignStorage ? namingFiles(env, error) : error;
}

async function openExisting(env: Environment, isShared: boolean): Promise<Database> {
  try {
    return await openFor(env);
  } catch (error) {
    if (isShared && error instanceof DataDirInUse) return openRunningDatabase(env.DATA_DIR);
    throw error;
  }
}

function openFor(env: Environment): Promise<Database> {
  const target =
    env.DATABASE_URL === undefined
      ? { kind: "embedded" as const, dataDir: env.DATA_DIR }
      : { kind: "postgres" as const, url: addressesIn(env.DATABASE_URL).direct };
  return openDatabase(target, () => {}, commandLimits);
}

/** Opens a site that may not exist yet, and creates its tables. @param migrations the number of migrations to run */
export async function openNewSite(env: Environment, migrations: number): Promise<CommandSite> {
  await mkdir(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const database = await openFor(env);
  try {
    await migrateDatabase(database, env.DATABASE_URL, migrations);
    return { database, storage: await openStorage(env) };
  } catch (error) {
    await database.close();
    throw error;
  }
}
