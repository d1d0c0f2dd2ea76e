// The fields of an entry in its row.
import { emptyFields, type EntryFields } from "#contract/schemas/entries.ts";
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

/** `blocks` with what the server counts of them. */
export type StoredFields = Omit<EntryFields, "blocks" | "en"> & Pick<EntryRow, "blocks" | "en">;

const names = ["title", ...Object.keys(emptyFields)] as (keyof EntryFields)[];

/** The fields of a row, in the order of `emptyFields`. */
export function fieldsOf(row: EntryRow): StoredFields {
  const fields = Object.fromEntries(names.map((name) => [name, row[name]])) as Omit<StoredFields, "date">;
  return { ...fields, date: presentedDate(row.date, row.dateHasTime) };
}
