// Deletes the pages cached for offline reading, on sign-in, sign-out and change of consent.
import { holdsReading } from "./cache-names.ts";

/** Also resolves without caches: they need https, and browsers may deny access. */
export async function forgetPages(): Promise<void> {
  if (!("caches" in globalThis)) return;
  try {
    const names = await caches.keys();
    await Promise.all(names.filter(holdsReading).map((name) => caches.delete(name)));
  } catch {
    // A cache that cannot be opened contains nothing.
  }
}
