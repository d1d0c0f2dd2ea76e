import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { addressesIn } from "#db/addresses.ts";
import { DataDirInUse } from "#db/embedded/lock.ts";
import { isDatabaseUnavailable } from "#db/errors.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { commandLimits, type Database, openDatabase } from "#db/open.ts";
import { openAddressCounts } from "../kernel/visits/address-counts.ts";
import { openFigures } from "../kernel/figures.ts";
import { openOwnPages } from "../kernel/own-pages.ts";
import { openVisits } from "../kernel/visits/visits.ts";
import { openPasswordHashes } from "../kernel/secrets/password-hashes.ts";
import { createBrandPictures } from "../site/brand/make-picture.ts";
import { fullProofWork } from "../forms/captcha/proof.ts";
import { insertSettings } from "../kernel/settings/store.ts";
import { createContentCache } from "../kernel/publication/cache.ts";
import { openContentClock } from "../kernel/publication/clock.ts";
import { registriesFor } from "../registries/all.ts";
import { nextMoments } from "../registries/moments.ts";
import type { Services } from "../kernel/context.ts";
import type { Environment } from "../kernel/env.ts";
import type { Storage } from "../outside/storage.ts";
import { fullAvifWidths } from "../outside/images.ts";
import { openReserve } from "../outside/reserve.ts";
import { openLocalStorage } from "../outside/storage-local.ts";
import { joinSite } from "./join-site.ts";
import { orNaming } from "../kernel/reason.ts";

/** Deliberately expensive operations. Tests pass cheaper ones. */
export type Efforts = Pick<Services, "passwords" | "proofWork"> & Partial<Pick<Services, "reserve" | "avifWidths">>;

const fullEfforts = (): Efforts => ({ passwords: openPasswordHashes(), proofWork: fullProofWork });

/**
 * @throws an error with one line, if a directory is in use, or if the files belong to another database
 * @throws an error with one line, if the database is unreachable or too new
 */
export async function openServices(
  env: Environment,
  log: Logger,
  publicUrl: () => string,
  { passwords, proofWork, reserve = openReserve(env.DATA_DIR), avifWidths = fullAvifWidths }: Efforts = fullEfforts(),
): Promise<Services> {
  await orNaming(() => "DATA_DIR", mkdir(env.DATA_DIR, { recursive: true, mode: 0o700 }));
  const database = await openMigrated(env, log);
  try {
    const now = () => new Date();
    const storage = await openStorage(env);
    const secretKey = await readSecretKey(env);
    await joinSite({ database, storage, secretKey, env, log });
    return {
      env,
      database,
      storage,
      registries: registriesFor(publicUrl),
      brand: createBrandPictures({ database, storage }),
      reserve,
      avifWidths,
      log,
      now,
      secretKey,
      publicUrl,
      passwords,
      proofWork,
      ...openContent(database, { env, now, log }),
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Runs the work of a start with the time limits of commands. Waiting for another process that fills the database may
 * take long.
 */
export async function withStartDatabase(
  services: Services,
  work: (services: Services) => Promise<void>,
): Promise<void> {
  const { DATABASE_URL: url } = services.env;
  // Only one process can use an embedded database, so there is nothing to wait for.
  if (services.database.kind !== "postgres" || url === undefined) return work(services);
  const database = await openDatabase({ kind: "postgres", url }, () => {}, commandLimits);
  try {
    await work({ ...services, database });
  } finally {
    await database.close();
  }
}

function refuseSecond(error: unknown): never {
  if (!(error instanceof DataDirInUse)) throw error;
  throw new Error(`DATA_DIR: ${error.message}; end it, or set another DATA_DIR, or DATABASE_URL for several`, {
    cause: error,
  });
}

const MAX_COUNTS = 1_000;

/** Opens the content clock and the caches that depend on it. The caller must close the clock with the database. */
export function openContent(
  database: Database,
  { env, now, log }: { env: Pick<Environment, "DATABASE_URL">; now: () => Date; log: Logger },
): Pick<Services, "clock" | "counts" | "visits" | "addressCounts" | "figures" | "ownPages"> {
  const postgresUrl = env.DATABASE_URL && addressesIn(env.DATABASE_URL).direct;
  const clock = openContentClock(database, { postgresUrl, moments: nextMoments, now, log });
  return {
    clock,
    counts: createContentCache<number>(clock, ["entries"], { maxItems: MAX_COUNTS }),
    visits: openVisits(),
    addressCounts: openAddressCounts(),
    figures: openFigures(),
    ownPages: openOwnPages(),
  };
}

/** The S3 client is loaded only if it is used, because loading takes 0.2 s. */
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
  const opening = openDatabase(target, (error) => log.warn({ err: error }, "a database connection broke"));
  const database = await opening.catch((error: unknown) => refuseSecond(error));
  try {
    await orNaming(
      (error) => (env.DATABASE_URL !== undefined && isDatabaseUnavailable(error) ? "DATABASE_URL" : null),
      migrateDatabase(database, env.DATABASE_URL, undefined, (missing) =>
        log.info({ migrations: missing }, "migrating the database"),
      ),
    );
    await insertSettings(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Returns SECRET_KEY, or the key in the data directory, which is generated once. */
export async function readSecretKey({ SECRET_KEY, DATA_DIR }: Environment): Promise<string> {
  return SECRET_KEY ?? readOrMakeKey(join(DATA_DIR, "secret.key"));
}

async function readOrMakeKey(file: string): Promise<string> {
  try {
    // 'wx' fails if the file exists. So if two processes start, one creates the key, and then both processes read it.
    await writeFile(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600, flush: true });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
  const key = (await readFile(file, "utf8")).trim();
  if (key.length < 32) throw new Error(`${file} holds no key; remove it if this site has no secrets yet`);
  return key;
}
