// Reports rows with unreadable parts, because a restore would refuse such parts. A repair removes the parts.
import { asc, eq, gt, sql } from "drizzle-orm";
import { entries } from "#db/schema/entries.ts";
import { files } from "#db/schema/files.ts";
import { dropDamagedFields, listDamagedFields } from "../../kernel/settings/store.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import { mendEntry } from "../../content/entries/mend-entry.ts";
import { isDamaged } from "../../content/entries/valid-rows.ts";
import { type EntryRow, listEntriesWhere } from "../../content/entries/store.ts";
import { soundFile } from "../../library/files/store.ts";
import { type Checkup, PAGE, pages } from "./check.ts";

/** Entries per page. The largest ones need nearly a megabyte each. */
const ENTRIES = 100;

export async function checkRows(checkup: Checkup): Promise<void> {
  await checkEntryRows(checkup);
  await checkFileRows(checkup);
  await checkSettings(checkup);
}

async function checkEntryRows({ services, viewer, report, isMending }: Checkup): Promise<void> {
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

async function checkFileRows({ services, report, isMending }: Checkup): Promise<void> {
  const { db } = services.database;
  const { id, edits, uploadDate } = files;
  const read = (after: string) =>
    db.select({ id, edits, uploadDate }).from(files).where(gt(id, after)).orderBy(asc(id)).limit(PAGE);
  for await (const page of pages(read, (row) => row.id)) {
    for (const row of page) {
      const sound = soundFile(row);
      if (sound === row) continue;
      report.note("files that cannot be read whole", row.id, isMending);
      if (!isMending) continue;
      await db.transaction(async (tx) => {
        const change = { edits: sound.edits, uploadDate: sound.uploadDate, version: sql`${files.version} + 1` };
        await tx.update(files).set(change).where(eq(id, row.id));
        await publicChange(tx, "files", row, sound);
      });
    }
  }
}

async function checkSettings({ services, report, isMending }: Checkup): Promise<void> {
  const { db } = services.database;
  const damaged = await listDamagedFields(db);
  for (const field of damaged) report.note("settings that cannot be read", field, isMending);
  if (isMending && damaged.length > 0) await db.transaction(dropDamagedFields);
}
