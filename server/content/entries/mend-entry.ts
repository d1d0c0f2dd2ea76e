// Stores a damaged entry in the repaired form that reads already return.
import type { Tx } from "#db/open.ts";
import { isDamaged } from "./valid-rows.ts";
import { lockEntry, type Storing, updateEntry } from "./store.ts";

export async function mendEntry(tx: Tx, id: string, storing: Storing): Promise<void> {
  const row = await lockEntry(tx, id);
  if (row && isDamaged(row))
    await updateEntry(tx, row, { ...row, updated: storing.at, version: row.version + 1 }, storing);
}
