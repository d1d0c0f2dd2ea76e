// Checks that the file storage belongs to the database. The site adopts a storage without a mark if it contains at
// least one of the newest files. The site also adopts such a storage if neither database nor storage has files.
import { randomUUID } from "node:crypto";
import type { Tx } from "#db/open.ts";
import type { Services } from "../context.ts";
import type { Storage } from "../../outside/storage.ts";
import { readMark, writeMark } from "./mark.ts";
import { findIdentity, type Identity, lockIdentity, newestHashes, updateIdentity } from "./store.ts";

type Deps = Pick<Services, "database" | "storage">;

/** Several files are checked, because the bytes of a single file may be lost. */
const NEWEST = 5;

const JOIN = " (npm run doctor -- --join makes them belong together)";

/** The storage belongs to another database, or its database is unknown. */
export class ForeignStorage extends Error {}

/**
 * The site calls this function at its start, and before it removes unused bytes.
 * @throws ForeignStorage with a message for administrators; thirdParty (C105) if the storage does not answer
 */
export async function joinStorage({ database, storage }: Deps): Promise<void> {
  await database.db.transaction(async (tx) => {
    const identity = await lockIdentity(tx);
    const mark = await readMark(storage);
    if (mark === null) await adopt(tx, storage, identity);
    else if (mark.site !== identity.identity) refuseForeign();
    else await remember(tx, identity, mark.storage);
  });
}

/**
 * Commands call this function instead of `joinStorage`, because they must never adopt a storage.
 * @throws ForeignStorage with a message for administrators; thirdParty (C105) if the storage does not answer
 */
export async function requireOwnStorage({ database, storage }: Deps): Promise<void> {
  const identity = await findIdentity(database.db);
  const mark = await readMark(storage);
  if (identity === null || mark === null)
    throw new ForeignStorage("database and files do not know each other yet: start the site once, which joins them");
  if (mark.site !== identity.identity) refuseForeign();
}

export async function takeStorage({ database, storage }: Deps): Promise<void> {
  await database.db.transaction(async (tx) => {
    const identity = await lockIdentity(tx);
    await mark(tx, storage, identity);
  });
}

function refuseForeign(): never {
  throw new ForeignStorage(
    `these files belong to another database: set DATABASE_URL to theirs, or use other files for this one${JOIN}`,
  );
}

async function adopt(tx: Tx, storage: Storage, identity: Identity): Promise<void> {
  const newest = await newestHashes(tx, NEWEST);
  if (newest.length === 0 && !(await isEmpty(storage)))
    throw new ForeignStorage(
      `there are files, and the database names none of them: are they another database's?${JOIN}`,
    );
  const isThere = await Promise.all(newest.map((hash) => storage.has(hash)));
  if (newest.length > 0 && !isThere.some(Boolean))
    throw new ForeignStorage(
      `the files that were stored last are not here: is it the right place, and shared by all processes?${JOIN}`,
    );
  await mark(tx, storage, identity);
}

async function isEmpty(storage: Storage): Promise<boolean> {
  for await (const _bytes of storage.list()) return false;
  return true;
}

async function mark(tx: Tx, storage: Storage, identity: Identity): Promise<void> {
  const name = randomUUID();
  await writeMark(storage, { site: identity.identity, storage: name });
  await remember(tx, identity, name);
}

async function remember(tx: Tx, { storages }: Identity, name: string): Promise<void> {
  if (!storages.includes(name)) await updateIdentity(tx, { storages: [...storages, name] });
}
