// What an entry looks like from outside.
import type { Entry } from "#contract/entries.ts";
import { presentedDate } from "./rules.ts";
import type { EntryRow } from "./store.ts";

export function presentEntry(row: EntryRow): Entry {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    media: row.media,
    mediamain: row.mediamain,
    downloads: row.downloads,
    links: row.links,
    tags: row.tags,
    publishDate: row.publishDate?.toISOString() ?? null,
    date: presentedDate(row.date, row.dateHasTime),
    avatar: row.avatar,
    sections: row.sections,
    share: { fb: row.shareFb !== null },
    created: row.created.toISOString(),
    version: row.version,
  };
}
