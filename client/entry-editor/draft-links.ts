// The links below an article while they are edited: each with a key, so that it can move, come and go.
import type { Entry } from "#contract/entries.ts";

export type DraftLink = { key: string; title: string; url: string };

/** Every link by its place: the keys of an entry that nobody changed are the same each time. */
export function draftLinksOf({ links }: Pick<Entry, "links">): DraftLink[] {
  return links.map(({ title, url }, index) => ({ key: `l${index}`, title, url }));
}

/** What was added and left empty is not there. */
export function filledLinks(links: DraftLink[]): DraftLink[] {
  return links.filter(({ title, url }) => title.trim() !== "" || url.trim() !== "");
}
