import { AppError } from "#contract/schemas/errors.ts";
import { pageKeyOf } from "#contract/values/pages.ts";
import { freePath, refuseSecondPage } from "../entries/second-page.ts";
import { emptyFields, type Entry } from "#contract/schemas/entries.ts";
import { plainEvent } from "#contract/values/event-status.ts";
import { comments } from "#db/schema/comments.ts";
import { entries, entryRevisions } from "#db/schema/entries.ts";
import { files } from "#db/schema/files.ts";
import { users } from "#db/schema/users.ts";
import { workingCopies } from "#db/schema/working-copies.ts";
import type { Tx } from "#db/open.ts";
import { restoreAddresses } from "../addresses/restore-addresses.ts";
import { recordChanges } from "../../kernel/audit/record.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import { lockSettings } from "../../kernel/settings/store.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { withoutGoneFiles } from "../entries/file-owner.ts";
import type { EntryRow } from "../entries/fields.ts";
import { presentEntry } from "../entries/present.ts";
import { usedFileIds } from "../entries/rules.ts";
import { insertEntry } from "../entries/store.ts";
import { type KeptPlace, restorePlace } from "../navigation/kept-place.ts";
import { recordCopyUses } from "../working-copies/store.ts";
import { insertJson, knownIds, revived } from "../../kernel/bin/carried-rows.ts";
import { type BinnedRow, takeBinned } from "./store.ts";

/**
 * Restores all these entries or none, with their published versions, comments and working copies.
 * @param asDraft if true, the entries become drafts; otherwise they keep their publication dates
 * @throws notFound (C404) if an entry is not in the bin
 * @throws invalid (C200) if editors have added the same fixed page again
 */
export function restoreEntries(
  { services, viewer }: CommandContext<"database" | "now">,
  { ids, asDraft }: { ids: readonly string[]; asDraft: boolean },
): Promise<Entry[]> {
  const at = services.now();
  const wanted = [...new Set(ids)];
  return services.database.db.transaction(async (tx) => {
    const binned = await takeBinned(tx, wanted);
    if (binned.length < wanted.length) throw new AppError("notFound");
    const rows: EntryRow[] = [];
    for (const one of binned.toSorted(byPlace)) rows.push(await restoreBinned(tx, one, { asDraft, by: viewer.id, at }));
    await recordChanges(
      tx,
      { viewer, at },
      rows.map(({ title }) => ({ action: "restore", noun: "entry", label: title })),
    );
    return rows.map((row) => presentEntry(row, at));
  });
}

/** Sorts parents before children, and siblings by `index`, because `index` counts the preceding siblings. */
export function byPlace(a: BinnedRow, b: BinnedRow): number {
  const [one, other] = [a, b].map(({ belongings }) => belongings.place as KeptPlace | undefined);
  if (!one || !other) return 0;
  return Number(one.parent !== null) - Number(other.parent !== null) || one.index - other.index;
}

type Restoring = { asDraft: boolean; by: string | null; at: Date };

export async function restoreBinned(tx: Tx, binned: BinnedRow, { asDraft, by, at }: Restoring): Promise<EntryRow> {
  const { place, addresses = [] } = binned.belongings;
  // Locks the settings before the addresses, as `addPage` does. The same order avoids deadlocks.
  const settings = place ? await lockSettings(tx) : null;
  const row = await restoredRow(tx, binned, { asDraft, at });
  await refuseSecondPage(tx, row);
  await insertEntry(tx, row, { by, at });
  await restoreBelongings(tx, binned);
  await freePath(tx, row.tags);
  const address = await restoreAddresses(tx, row, addresses, at);
  if (place && settings) await restorePlace(tx, settings, pageKeyOf(row), place as KeptPlace);
  return { ...row, address };
}

async function restoredRow(
  tx: Tx,
  { entry }: BinnedRow,
  { asDraft, at }: { asDraft: boolean; at: Date },
): Promise<EntryRow> {
  // If an earlier release removed the entry, newer fields are missing. These fields get their empty values.
  const stored = revived<EntryRow>(entries, entry);
  const event = stored.event ? { ...plainEvent, ...stored.event } : null;
  const row: EntryRow = { ...(emptyFields as Partial<EntryRow>), ...stored, event };
  const known = await knownIds(tx, files.id, usedFileIds(row));
  const gone = new Set(usedFileIds(row).filter((fileId) => !known.has(fileId)));
  const authors = await knownIds(tx, users.id, row.createdBy === null ? [] : [row.createdBy]);
  return {
    ...row,
    createdBy: row.createdBy !== null && authors.has(row.createdBy) ? row.createdBy : null,
    ...withoutGoneFiles(row, gone),
    ...(asDraft && { publishDate: null }),
    updated: at,
    version: row.version + 1,
  };
}

/** Restores the revisions, comments and working copies. References to removed users become null. */
async function restoreBelongings(tx: Tx, { id, belongings }: BinnedRow): Promise<void> {
  const { revisions, comments: remarks, workingCopies: copies } = belongings;
  const named = [...revisions.map((row) => row["published_by"]), ...copies.map((row) => row["changed_by"])];
  const known = await knownIds(
    tx,
    users.id,
    named.filter((user) => typeof user === "string"),
  );
  const stillThere = (user: unknown): unknown => (typeof user === "string" && known.has(user) ? user : null);
  await insertJson(
    tx,
    entryRevisions,
    revisions.map((row) => ({ ...row, published_by: stillThere(row["published_by"]) })),
  );
  await insertJson(tx, comments, remarks);
  await insertJson(
    tx,
    workingCopies,
    copies.map((row) => ({ ...row, changed_by: stillThere(row["changed_by"]) })),
  );
  await recordCopyUses(tx, id);
  if (remarks.length > 0) await publicChange(tx, "comments", null, { entryId: id });
}
