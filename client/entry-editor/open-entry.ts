// Remembers in this tab which entry is open for editing, so that a reload goes on where it was.
const NAME = "open-entry";

export function noteOpen(entryId: string): void {
  withStorage((storage) => storage.setItem(NAME, entryId));
}

export function noteLeft(): void {
  withStorage((storage) => storage.removeItem(NAME));
}

/** Whether the page was reloaded while the entry was open; who comes to it in another way reads it first. */
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
