// The fields of an entry: what they are at first, and what a row holds of them.
import type { EntryFields } from "#contract/schemas/entries.ts";
import type { EventFields } from "#contract/schemas/events.ts";
import type { entries } from "#db/schema/entries.ts";
import { presentedDate } from "../events/presented-date.ts";

/** An entry with the tags that it carries; the searched text is never read. */
export type EntryRow = Omit<typeof entries.$inferSelect, "searchText"> & {
  tags: string[];
  event: EventFields | null;
  /** Its readable address (server/content/addresses/), as it is now. */
  address: string | null;
};

export const emptyFields: Omit<EntryFields, "title"> = {
  en: null,
  blocks: [],
  mediamain: null,
  tags: [],
  publishDate: null,
  publicUntil: null,
  date: null,
  event: null,
  avatar: false,
  hasComments: false,
};

/** `blocks` with what the server counts of them. */
export type StoredFields = Omit<EntryFields, "blocks" | "en"> & Pick<EntryRow, "blocks" | "en">;

export function fieldsOf(row: EntryRow): StoredFields {
  const { title, en, blocks, mediamain, tags, publishDate, publicUntil, event, avatar, hasComments } = row;
  const date = presentedDate(row.date, row.dateHasTime);
  return { title, en, blocks, mediamain, tags, publishDate, publicUntil, date, event, avatar, hasComments };
}
