import { holdsReading } from "./cache-names.ts";

/** Deletes the pages cached for offline reading. Caches may be missing: they need https, and may be denied. */
export async function forgetPages(): Promise<void> {
  if (!("caches" in globalThis)) return;
  try {
    const names = await caches.keys();
    await Promise.all(names.filter(holdsReading).map((name) => caches.delete(name)));
  } catch {
    // An unavailable cache contains nothing.
  }
}
