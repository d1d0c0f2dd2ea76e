import { tabNames } from "../api/own-storage.ts";

const NAME = tabNames.openEntry;

export function noteOpen(entryId: string): void {
  withStorage((storage) => storage.setItem(NAME, entryId));
}

export function noteLeft(): void {
  withStorage((storage) => storage.removeItem(NAME));
}

/** True only after a reload of the page while the entry was open for editing. */
export function wasReloadedOpen(entryId: string): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload" && (withStorage((storage) => storage.getItem(NAME) === entryId) ?? false);
}

function withStorage<Answer>(use: (storage: Storage) => Answer): Answer | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
