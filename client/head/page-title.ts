// The title of a page, joined with the site's title.

export function joined(parts: string[]): string {
  return parts.filter((part) => part !== "").join(" – ");
}

/** 'Kontakt – Gartenfreunde'. The site's title is not repeated. */
export function joinedTitle(own: string, siteTitle: string): string {
  return own.includes(siteTitle) && siteTitle !== "" ? own : joined([own, siteTitle]);
}
