import { isMigrated } from "#db/migrate.ts";
import type { Services } from "../context.ts";
import { fingerprintOf } from "./key.ts";
import { readMark } from "./mark.ts";
import { findIdentity, type Identity, newestHashes } from "./store.ts";

export type Problem =
  /** The database does not have the schema of this release. */
  | "database"
  /** The files belong to another database, or other processes use another file storage. */
  | "files"
  /** The SECRET_KEY of this process differs from the key of the site. */
  | "secretKey";

type Deps = Pick<Services, "database" | "storage" | "secretKey" | "log">;

/** Answers of the storage are reused for this time, because anyone can send many requests to /readyz. */
const KEPT_MS = 2_000;
const NEWEST = 3;

export function createProblemFinder(deps: Deps): () => Promise<Problem[]> {
  const isForeign = keptFor(KEPT_MS, (_key: string, identity: Identity) => hasForeignMark(deps, identity));
  const isUnshared = keptFor(KEPT_MS, (_key: string, newest: readonly string[]) => lacksAll(deps, newest));
  return async () => {
    const problems: Problem[] = [];
    if (!(await isMigrated(deps.database))) return ["database"];
    const identity = await findIdentity(deps.database.db);
    if (!identity) return problems;
    const newest = identity.storages.length > 1 ? await newestHashes(deps.database.db, NEWEST) : [];
    if ((await isForeign(identity.identity, identity)) || (await isUnshared(newest.join(), newest)))
      problems.push("files");
    if (identity.keyFingerprint !== null && identity.keyFingerprint !== fingerprintOf(deps.secretKey, identity))
      problems.push("secretKey");
    return problems;
  };
}

/** @returns false if the storage does not answer, because the site can run without its files */
function hasForeignMark({ storage, log }: Deps, { identity }: Identity): Promise<boolean> {
  return readMark(storage).then(
    (mark) => mark?.site !== identity,
    (error: unknown) => {
      log.warn({ err: error }, "the mark of the files cannot be read");
      return false;
    },
  );
}

/**
 * True if none of the newest files is in the storage.
 * @param newest empty if the database knows only one storage, because missing files then mean damage
 */
async function lacksAll({ storage }: Deps, newest: readonly string[]): Promise<boolean> {
  if (newest.length === 0) return false;
  const isThere = await Promise.all(newest.map((hash) => storage.has(hash).catch(() => true)));
  return !isThere.some(Boolean);
}

function keptFor<Input>(keptMs: number, ask: (key: string, input: Input) => Promise<boolean>) {
  let last: { key: string; at: number; answer: Promise<boolean> } | undefined;
  return (key: string, input: Input): Promise<boolean> => {
    if (last?.key !== key || performance.now() - last.at > keptMs)
      last = { key, at: performance.now(), answer: ask(key, input) };
    return last.answer;
  };
}
