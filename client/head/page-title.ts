// The title of a page: its own, and the site's.

export function joined(parts: string[]): string {
  return parts.filter((part) => part !== "").join(" – ");
}

/** 'Kontakt – Gartenfreunde'; the site's title is not said twice. */
export function joinedTitle(own: string, siteTitle: string): string {
  return own.includes(siteTitle) && siteTitle !== "" ? own : joined([own, siteTitle]);
}
