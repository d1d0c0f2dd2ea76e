// Opens what the process needs: database, storage, key; and closes it again.
import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { isDatabaseUnavailable } from "#db/errors.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { type Database, openDatabase } from "#db/open.ts";
import { insertSingletons } from "../config/store.ts";
import { createContentCache } from "../content/cache.ts";
import { openContentClock } from "../content/clock.ts";
import type { Services } from "../context.ts";
import type { Environment } from "../env.ts";
import type { Storage } from "../outside/storage.ts";
import { openLocalStorage } from "../outside/storage-local.ts";
import { orNaming } from "./reason.ts";

/** @throws one line for people when a directory is in use, a database is out of reach or too new */
export async function openServices(env: Environment, log: Logger, publicUrl: () => string): Promise<Services> {
  await orNaming(() => "DATA_DIR", mkdir(env.DATA_DIR, { recursive: true, mode: 0o700 }));
  const database = await openMigrated(env, log);
  const storage = await openStorage(env);
  const secretKey = env.SECRET_KEY ?? (await readOrMakeKey(join(env.DATA_DIR, "secret.key")));
  return { env, database, storage, log, secretKey, publicUrl, ...openContent(database, env, log) };
}

/** Filters whose totals are kept; whatever a stranger asks for must not fill the memory. */
const MAX_COUNTS = 1_000;

/** The clock, closed by whoever closes the database, and what hangs on it. */
export function openContent(
  database: Database,
  env: Pick<Environment, "DATABASE_URL">,
  log: Logger,
): Pick<Services, "clock" | "counts"> {
  const clock = openContentClock(database, env.DATABASE_URL, log);
  return { clock, counts: createContentCache<number>(clock, { maxItems: MAX_COUNTS }) };
}

/** The S3 client takes 0.2 s to load, so it is loaded only where it is used. */
export async function openStorage(env: Environment): Promise<Storage> {
  const filesDir = join(env.DATA_DIR, "files");
  const { FILES_URL: target, AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: token } = env;
  if (!target || id === undefined || secret === undefined) return openLocalStorage(filesDir);
  const { openS3Storage } = await import("../outside/storage-s3.ts");
  return openS3Storage(target, { id, secret, token }, join(filesDir, "incoming"));
}

async function openMigrated(env: Environment, log: Logger): Promise<Database> {
  const target =
    env.DATABASE_URL === undefined
      ? { kind: "embedded" as const, dataDir: env.DATA_DIR }
      : { kind: "postgres" as const, url: env.DATABASE_URL };
  const database = await openDatabase(target, (error) => log.warn({ err: error }, "a database connection broke"));
  try {
    await orNaming(
      (error) => (env.DATABASE_URL !== undefined && isDatabaseUnavailable(error) ? "DATABASE_URL" : null),
      migrateDatabase(database, env.DATABASE_URL),
    );
    await insertSingletons(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** The key of this data directory; made once. */
async function readOrMakeKey(file: string): Promise<string> {
  try {
    // 'wx' fails where the file is: of two processes, one makes it and both read it.
    await writeFile(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600, flush: true });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const key = (await readFile(file, "utf8")).trim();
  if (key.length < 32) throw new Error(`${file} holds no key; remove it if this site has no secrets yet`);
  return key;
}
