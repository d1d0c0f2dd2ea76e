// Entries of which not everything can be read: a restore would refuse a backup of them.
import { asc, gt } from "drizzle-orm";
import { entries } from "#db/schema/entries.ts";
import { mendEntry } from "../../entries/mend-entry.ts";
import { isDamaged } from "../../entries/sound-rows.ts";
import { type EntryRow, listEntriesWhere } from "../../entries/store.ts";
import { type Checkup, pages } from "./check.ts";

/** The longest entries need nearly a megabyte each. */
const ENTRIES = 100;

export async function checkRows({ services, viewer, report, isMending }: Checkup): Promise<void> {
  const { db } = services.database;
  const read = (after: string): Promise<EntryRow[]> =>
    listEntriesWhere(db, gt(entries.id, after), [asc(entries.id)], ENTRIES);
  for await (const page of pages(read, ({ id }) => id, ENTRIES)) {
    for (const { id } of page.filter(isDamaged)) {
      report.note("entries that cannot be read whole", id, isMending);
      if (isMending) await db.transaction((tx) => mendEntry(tx, id, { by: viewer.id, at: services.now() }));
    }
  }
}
