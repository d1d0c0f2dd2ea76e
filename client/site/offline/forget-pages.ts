import { holdsReading } from "./cache-names.ts";

/**
 * Deletes the pages that are cached for offline reading. A browser may have no caches: they need https and permission.
 */
export async function forgetPages(): Promise<void> {
  if (!("caches" in globalThis)) return;
  try {
    const names = await caches.keys();
    await Promise.all(names.filter(holdsReading).map((name) => caches.delete(name)));
  } catch {
    // If the cache is unavailable, there is nothing to delete.
  }
}
