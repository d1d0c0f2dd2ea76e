import { v7 as newId } from "uuid";
import { AppError } from "#contract/schemas/errors.ts";
import type { Tx } from "#db/open.ts";
import type { Services } from "../../kernel/context.ts";
import { toAppError } from "../../kernel/errors.ts";
import type { Variant } from "../../outside/images.ts";
import { contentHash, type ReceivedBytes, type Storage } from "../../outside/storage.ts";
import { makeRoom, removeListed } from "./unused-bytes.ts";
import { listArriving, listedBy, takeOffList } from "./unused-bytes-store.ts";
import { writeVariants } from "./variants.ts";

type Deps = Pick<Services, "database" | "storage" | "log">;
type NewBytes = {
  received: Pick<ReceivedBytes, "hash" | "keep"> | null;
  variants: readonly Variant[];
};

/**
 * Stores bytes and their rows. After a failure, removes the bytes. If the process is killed, a background job removes
 * them.
 */
export async function withBytesInPlace<Result>(
  deps: Deps,
  { received, variants }: NewBytes,
  storeRows: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const arrival = newId();
  const hashes = [...(received ? [received.hash] : []), ...variants.map(({ bytes }) => contentHash(bytes))];
  await listArriving(deps.database.db, hashes, arrival);
  try {
    await writeVariants(deps.storage, variants);
    await received?.keep();
    return await deps.database.db.transaction(async (tx) => {
      const result = await storeRows(tx);
      await takeOffList(tx, hashes);
      await requireBytes(deps.storage, hashes);
      return result;
    });
  } catch (error) {
    await removeArrived(deps, hashes, arrival);
    if (toAppError(error).kind === "diskFull") await makeRoom(deps);
    throw error;
  }
}

/**
 * Checks at the end of the transaction that no job has removed the bytes meanwhile.
 * @throws unavailable (C503), so that the client retries
 */
async function requireBytes(storage: Storage, hashes: readonly string[]): Promise<void> {
  const isThere = await Promise.all(hashes.map((hash) => storage.has(hash)));
  const missing = hashes.filter((_, index) => !isThere[index]);
  if (missing.length === 0) return;
  const cause = new Error(`bytes were removed before their rows were stored: ${missing.join(", ")}`);
  throw new AppError("unavailable", { retryAfterSeconds: 1, cause });
}

async function removeArrived(deps: Deps, hashes: readonly string[], arrival: string): Promise<void> {
  try {
    for (const hash of new Set(hashes)) await removeListed(deps, hash, listedBy(arrival));
  } catch (error) {
    deps.log.error({ err: error }, "bytes of a failed upload stay in storage for an hour");
  }
}
