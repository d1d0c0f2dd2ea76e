import { usedFileIds } from "./rules.ts";
import { withoutGoneFiles } from "./file-owner.ts";
import type { EntryRow } from "./store.ts";

/** The entry as guests get it, without the pictures that are hidden from them. */
export function withoutHidden(row: EntryRow, hidden: ReadonlySet<string>): EntryRow {
  if (hidden.size === 0 || !usedFileIds(row).some((id) => hidden.has(id))) return row;
  return { ...row, ...withoutGoneFiles(row, hidden) };
}
