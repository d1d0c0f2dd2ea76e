import { AppError } from "#contract/schemas/errors.ts";
import type { Services } from "../kernel/context.ts";
import type { Environment } from "../kernel/env.ts";
import { joinKey } from "../kernel/identity/key.ts";
import { ForeignStorage, joinStorage } from "../kernel/identity/join-storage.ts";
import { ensureIdentity } from "../kernel/identity/store.ts";

type Deps = Pick<Services, "database" | "storage" | "secretKey" | "log" | "env">;

/** @throws a one-line message that names the variable, if the files belong to another database */
export async function joinSite(deps: Deps): Promise<void> {
  const { database, env, log } = deps;
  await ensureIdentity(database.db);
  try {
    await joinStorage(deps);
  } catch (error) {
    if (error instanceof ForeignStorage) throw namingFiles(env, error);
    // The bucket does not answer. The site starts anyway, because only its files are missing. The background work tries
    // again.
    if (!(error instanceof AppError)) throw error;
    log.warn({ err: error }, "the storage of the files does not answer");
  }
  if (await joinKey(deps)) return;
  log.error("SECRET_KEY is another one than that of the site: /readyz says so; npm run doctor -- --join accepts it");
}

export function namingFiles({ FILES_URL }: Pick<Environment, "FILES_URL">, { message }: Error): Error {
  return new Error(`${FILES_URL === undefined ? "DATA_DIR" : "FILES_URL"}: ${message}`);
}
