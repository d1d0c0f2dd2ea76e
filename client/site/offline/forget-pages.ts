// Forgets what was kept for reading offline: when someone signs in or out, and when the consent changes.
import { holdsReading } from "./cache-names.ts";

/** Resolves also where nothing can be kept: without https there are no caches, and a browser may refuse them. */
export async function forgetPages(): Promise<void> {
  if (!("caches" in globalThis)) return;
  try {
    const names = await caches.keys();
    await Promise.all(names.filter(holdsReading).map((name) => caches.delete(name)));
  } catch {
    // What cannot be opened holds nothing.
  }
}
