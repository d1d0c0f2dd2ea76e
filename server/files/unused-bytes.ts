// Removes bytes that no row needs any more, never those that an upload is about to need.
import type { Services } from "../context.ts";
import { findUsedHashes } from "./store.ts";

/** Uploads between storing their bytes and their row, by hash. */
const held = new Map<string, number>();
/** Removals under way, by hash. */
const removing = new Map<string, Promise<void>>();

/**
 * Keeps bytes from being removed as unused until the function that it gives is called. Without it, a
 * file removed while the same one is uploaded again would take the new one's bytes along.
 */
export async function holdBytes(hashes: readonly string[]): Promise<() => void> {
  for (const hash of hashes) held.set(hash, (held.get(hash) ?? 0) + 1);
  await Promise.all(hashes.map((hash) => removing.get(hash)));
  return () => {
    for (const hash of hashes) {
      const left = (held.get(hash) ?? 1) - 1;
      if (left > 0) held.set(hash, left);
      else held.delete(hash);
    }
  };
}

/** Removes those of the bytes that neither a row nor an upload needs. */
export async function removeUnusedBytes(
  { database, storage }: Pick<Services, "database" | "storage">,
  hashes: readonly string[],
): Promise<void> {
  const used = await findUsedHashes(database.db, hashes);
  const unused = new Set(hashes.filter((hash) => !used.has(hash) && !held.has(hash)));
  await Promise.all([...unused].map((hash) => removeOnce(hash, () => storage.remove(hash))));
}

function removeOnce(hash: string, remove: () => Promise<void>): Promise<void> {
  const removal = remove().finally(() => removing.delete(hash));
  removing.set(hash, removal);
  return removal;
}
