// Remembers in this tab which entry is open for editing, so that a reload opens it again.
const NAME = "open-entry";

export function noteOpen(entryId: string): void {
  withStorage((storage) => storage.setItem(NAME, entryId));
}

export function noteLeft(): void {
  withStorage((storage) => storage.removeItem(NAME));
}

/**
 * True if the page was reloaded while the entry was open. After other navigations, the entry is not opened for editing.
 */
export function wasReloadedOpen(entryId: string): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload" && (withStorage((storage) => storage.getItem(NAME) === entryId) ?? false);
}

/** null if the browser's storage is disabled. */
function withStorage<Answer>(use: (storage: Storage) => Answer): Answer | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
