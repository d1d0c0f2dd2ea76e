// Stored bytes without a row are put on a list. They are removed after an hour, because all uploads that could need
// them have ended then.
import { HOUR_MS } from "#contract/values/time.ts";
import type { Services } from "../../kernel/context.ts";
import { joinStorage } from "../../kernel/identity/join-storage.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { findUsedHashes } from "./store.ts";
import { type Due, dropListed, findListed, isOfRemovedRows, listedBefore, lockListed } from "./unused-bytes-store.ts";

type Deps = Pick<Services, "database" | "storage" | "log">;

const EVERY_MS = 300_000;
const PAGE = 500;
/** After so many failures, the removal stops, because the storage itself must have failed. */
const MAX_FAILURES = 10;

export const unusedBytesRemoval = repeated("unused bytes", EVERY_MS, async (services) => {
  // Throws if another site has adopted the storage after a restore. The bytes then belong to that site.
  await joinStorage(services);
  await removeUnusedBytes(services);
});

/** Removes unused bytes that were listed at least `ageMs` ago. @returns the number of hashes that left the list */
export function removeUnusedBytes(deps: Deps, ageMs: number = HOUR_MS): Promise<number> {
  return removeDue(deps, listedBefore(ageMs));
}

/** Called if the disk is full. Removes the bytes of removed files immediately, so that removing files frees space. */
export async function makeRoom(deps: Deps): Promise<void> {
  await removeDue(deps, isOfRemovedRows).catch((error: unknown) =>
    deps.log.error({ err: error }, "no room could be made on the disk"),
  );
}

async function removeDue(deps: Deps, due: Due): Promise<number> {
  let removed = 0;
  let failures = 0;
  for (let after: string | undefined = ""; after !== undefined;) {
    const page = await findListed(deps.database.db, due, after, PAGE);
    for (const hash of page) {
      try {
        if (await removeListed(deps, hash, due)) removed += 1;
      } catch (error) {
        deps.log.error({ err: error, hash }, "bytes that nothing needs stay in storage");
        failures += 1;
        if (failures >= MAX_FAILURES) return removed;
      }
    }
    after = page.length < PAGE ? undefined : page.at(-1);
  }
  return removed;
}

/**
 * Locks the row in the list of unused bytes. An upload of the same bytes waits, and then checks that its bytes still
 * exist.
 */
export function removeListed({ database, storage }: Pick<Deps, "database" | "storage">, hash: string, due: Due) {
  return database.db.transaction(async (tx) => {
    if (!(await lockListed(tx, hash, due))) return false;
    const used = await findUsedHashes(tx, [hash]);
    if (!used.has(hash)) await storage.remove(hash);
    await dropListed(tx, hash);
    return true;
  });
}
