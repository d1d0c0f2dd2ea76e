// Removes bytes that no row uses any more, but never bytes that an upload is about to use.
import type { Services } from "../context.ts";
import { findUsedHashes } from "./store.ts";

/** Hashes of uploads that have stored their bytes, but not yet their row. */
const held = new Map<string, number>();
/** Running removals, by hash. */
const removing = new Map<string, Promise<void>>();

/**
 * Protects bytes from being removed as unused until the returned function is called. Otherwise, removing a
 * file while the same file is uploaded again would also remove the bytes of the new file.
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

/** Removes the given bytes that neither a row nor an upload uses. */
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
