import { holdsReading } from "./cache-names.ts";

export async function forgetPages(): Promise<void> {
  if (!("caches" in globalThis)) return;
  try {
    const names = await caches.keys();
    await Promise.all(names.filter(holdsReading).map((name) => caches.delete(name)));
  } catch {
    // If the cache is unavailable, there is nothing to delete.
  }
}
