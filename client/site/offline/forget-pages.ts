// Removes the pages kept for reading offline: when someone signs in or out, and when the consent changes.
import { holdsReading } from "./cache-names.ts";

/** Also resolves if nothing can be kept: without https there are no caches, and a browser may refuse them. */
export async function forgetPages(): Promise<void> {
  if (!("caches" in globalThis)) return;
  try {
    const names = await caches.keys();
    await Promise.all(names.filter(holdsReading).map((name) => caches.delete(name)));
  } catch {
    // A cache that cannot be opened contains nothing.
  }
}
