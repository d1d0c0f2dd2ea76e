/** The name under which the browser stores the ids. */
const NAME = "recent-picks";
const MOST = 20;
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/**
 * Returns the ids of the files that this browser chose last, newest first, at most 20. Files may have been deleted
 * since.
 */
export function recentPicks(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isId).slice(0, MOST) : [];
  } catch {
    // The storage is disabled, or its content was damaged.
    return [];
  }
}

/** Adds chosen files and returns all ids, newest first. Of files that were chosen together the first one is first. */
export function rememberPicks(ids: readonly string[]): string[] {
  const all = [...new Set([...ids, ...recentPicks()])].slice(0, MOST);
  try {
    localStorage.setItem(NAME, JSON.stringify(all));
  } catch {
    // The storage is disabled or full. Then the list lasts as long as the page.
  }
  return all;
}

const isId = (value: unknown): value is string => typeof value === "string" && ID.test(value);
