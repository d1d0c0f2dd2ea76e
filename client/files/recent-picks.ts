/** The browser stores the ids of each user under a name of their own. */
const PREFIX = "recent-picks ";
const MOST = 20;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/**
 * Returns the ids of the files that the user chose last in this browser, newest first, at most 20. Files may have been deleted
 * since.
 */
export function recentPicks(userId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PREFIX + userId) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isId).slice(0, MOST) : [];
  } catch {
    // The storage is disabled, or its content was damaged.
    return [];
  }
}

/** Adds chosen files and returns all ids, newest first. Of files that were chosen together the first one is first. */
export function rememberPicks(userId: string, ids: readonly string[]): string[] {
  const all = [...new Set([...ids, ...recentPicks(userId)])].slice(0, MOST);
  try {
    localStorage.setItem(PREFIX + userId, JSON.stringify(all));
  } catch {
    // The storage is disabled or full. Then the list lasts as long as the page.
  }
  return all;
}

/** Must be called on sign-out. */
export function dropRecentPicks(): void {
  for (const name of Object.keys(localStorage).filter((one) => one.startsWith(PREFIX))) localStorage.removeItem(name);
}

const isId = (value: unknown): value is string => typeof value === "string" && ID.test(value);
