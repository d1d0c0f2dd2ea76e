export function joined(parts: string[]): string {
  return parts.filter((part) => part !== "").join(" – ");
}

/** 'Kontakt – Gartenfreunde'. A title that already contains the site's title stays unchanged. */
export function joinedTitle(own: string, siteTitle: string): string {
  return own.includes(siteTitle) && siteTitle !== "" ? own : joined([own, siteTitle]);
}
