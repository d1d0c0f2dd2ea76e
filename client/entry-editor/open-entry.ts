// Remembers in this tab which entry is open for editing, so that a reload goes on where it was.
const NAME = "open-entry";

export function noteOpen(entryId: string): void {
  withStorage((storage) => storage.setItem(NAME, entryId));
}

export function noteLeft(): void {
  withStorage((storage) => storage.removeItem(NAME));
}

/** Whether the page was left, or reloaded, while the entry was open. */
export function isLeftOpen(entryId: string): boolean {
  return withStorage((storage) => storage.getItem(NAME) === entryId) ?? false;
}

/** The storage may be switched off. */
function withStorage<Answer>(use: (storage: Storage) => Answer): Answer | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
