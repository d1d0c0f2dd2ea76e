import { emptyFields, type EntryFields } from "#contract/schemas/entries.ts";
import type { EventFields } from "#contract/schemas/events.ts";
import type { entries } from "#db/schema/entries.ts";
import { presentedDate } from "../events/presented-date.ts";

export type EntryRow = Omit<typeof entries.$inferSelect, "searchText"> & {
  tags: string[];
  event: EventFields | null;
  address: string | null;
  /** Only at a single date of a series that has moved (`atOccurrence`): the day on which it would have been. */
  insteadOf?: string | null;
};

/** In this type, `blocks` contains revisions, which only the server sets. */
export type StoredFields = Omit<EntryFields, "blocks" | "en"> & Pick<EntryRow, "blocks" | "en">;

const names = ["title", ...Object.keys(emptyFields)] as (keyof EntryFields)[];

export function fieldsOf(row: EntryRow): StoredFields {
  const fields = Object.fromEntries(names.map((name) => [name, row[name]])) as Omit<StoredFields, "date">;
  return { ...fields, date: presentedDate(row.date, row.dateHasTime) };
}
