// Entries that name files which are gone, and whose use of files is not what the table of uses says.
import { asc, eq, gt, inArray } from "drizzle-orm";
import type { Tx } from "#db/open.ts";
import { entries, entryFiles } from "#db/schema/entries.ts";
import { bumpContentVersion } from "../../content/version.ts";
import { fileReferences } from "../../entries/rules.ts";
import { type EntryRow, lockEntry } from "../../entries/store.ts";
import { withoutFiles } from "../../files/entry-references.ts";
import { findFileIds } from "../../files/store.ts";
import { type Checkup, PAGE, pages } from "./check.ts";

type Row = Omit<EntryRow, "tags">;

export async function checkEntries({ database, report, isMending }: Checkup): Promise<void> {
  const { db } = database;
  const read = (after: string): Promise<Row[]> =>
    db.select().from(entries).where(gt(entries.id, after)).orderBy(asc(entries.id)).limit(PAGE);
  for await (const page of pages(read, ({ id }) => id)) {
    const known = await findFileIds(db, [...new Set(page.flatMap(fileIdsOf))]);
    const ids = page.map(({ id }) => id);
    const recorded = Map.groupBy(
      await db.select().from(entryFiles).where(inArray(entryFiles.entryId, ids)),
      ({ entryId }) => entryId,
    );
    for (const entry of page) {
      const named = new Set(fileIdsOf(entry));
      const used = new Set((recorded.get(entry.id) ?? []).map(({ fileId }) => fileId));
      const gone = [...named].filter((id) => !known.has(id));
      if (gone.length > 0) report.note("entries that name files which are gone", entry.id, isMending);
      else if (named.size !== used.size || [...named].some((id) => !used.has(id)))
        report.note("entries whose use of files is recorded wrongly", entry.id, isMending);
      else continue;
      if (isMending) await db.transaction((tx) => mendEntry(tx, entry.id));
    }
  }
}

function fileIdsOf(entry: Row): string[] {
  return fileReferences(entry).map(({ id }) => id);
}

/** By the entry as it is now: someone may have saved it meanwhile. */
async function mendEntry(tx: Tx, id: string): Promise<void> {
  const row = await lockEntry(tx, id);
  if (!row) return;
  const { tags: _tags, ...entry } = row;
  const named = fileIdsOf(entry);
  const known = await findFileIds(tx, named);
  const gone = new Set(named.filter((fileId) => !known.has(fileId)));
  if (gone.size > 0) {
    const { content, media, mediamain, downloads, sections } = withoutFiles(entry, gone);
    const changes = { content, media, mediamain, downloads, sections, version: entry.version + 1, updated: new Date() };
    await tx.update(entries).set(changes).where(eq(entries.id, id));
    await bumpContentVersion(tx);
  }
  await tx.delete(entryFiles).where(eq(entryFiles.entryId, id));
  if (known.size > 0) await tx.insert(entryFiles).values([...known].map((fileId) => ({ entryId: id, fileId })));
}
