// The link back from an item restores the search, filters and page of the list. These views are stored only in memory,
// because a search may contain names of people.

const searches = new Map<string, string>();

/** @param search the query of the list's URL, with its question mark, or '' */
export function noteView(pathname: string, search: string): void {
  searches.set(pathname, search);
}

/** @param pathname the path of a list */
export function withLastView(pathname: string): string {
  return pathname + (searches.get(pathname) ?? "");
}
