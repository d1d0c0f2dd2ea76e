// If `validRow` has repaired the entry, stores the repaired entry.
import type { Tx } from "#db/open.ts";
import { isDamaged } from "./valid-rows.ts";
import { lockEntry, type Storing, updateEntry } from "./store.ts";

export async function mendEntry(tx: Tx, id: string, storing: Storing): Promise<void> {
  const row = await lockEntry(tx, id);
  if (row && isDamaged(row))
    await updateEntry(tx, row, { ...row, updated: storing.at, version: row.version + 1 }, storing);
}
