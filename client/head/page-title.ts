export function joined(parts: string[]): string {
  return parts.filter((part) => part !== "").join(" – ");
}

/** 'Kontakt – Gartenfreunde'. If the title already contains the site's title, nothing is added. */
export function joinedTitle(own: string, siteTitle: string): string {
  return own.includes(siteTitle) && siteTitle !== "" ? own : joined([own, siteTitle]);
}
