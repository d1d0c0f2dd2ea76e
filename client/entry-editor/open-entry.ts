// Remembers in this tab which entry is open for editing, so that a reload reopens it.
const NAME = "open-entry";

export function noteOpen(entryId: string): void {
  withStorage((storage) => storage.setItem(NAME, entryId));
}

export function noteLeft(): void {
  withStorage((storage) => storage.removeItem(NAME));
}

/** True if the page was reloaded while the entry was open. After other navigations the entry opens for reading. */
export function wasReloadedOpen(entryId: string): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload" && (withStorage((storage) => storage.getItem(NAME) === entryId) ?? false);
}

/** The storage may be switched off. */
function withStorage<Answer>(use: (storage: Storage) => Answer): Answer | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
