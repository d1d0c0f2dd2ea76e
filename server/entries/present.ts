// Presents an entry.
import type { Block } from "#contract/blocks/schema.ts";
import type { Entry } from "#contract/entries.ts";
import { fieldsOf } from "./fields.ts";
import type { EntryRow } from "./store.ts";

export function presentEntry(row: EntryRow): Entry {
  return {
    id: row.id,
    ...fieldsOf(row),
    publishDate: row.publishDate?.toISOString() ?? null,
    revision: row.titleRevision,
    englishFrom: row.titleEnglishFrom,
    share: { fb: row.shareFb !== null },
    created: row.created.toISOString(),
    version: row.version,
  };
}

/** An entry as a page shows it. */
export type ShownEntry = Omit<Entry, "revision" | "englishFrom" | "blocks" | "en"> & {
  en?: Entry["en"];
  blocks: Block[];
};

/** An entry for a page; editors get its English texts as well, so that a save keeps them. */
export function presentShownEntry(row: EntryRow, isForEditor: boolean): ShownEntry {
  const { revision: _revision, englishFrom: _from, en, blocks, ...entry } = presentEntry(row);
  if (isForEditor)
    return { ...entry, en, blocks: blocks.map(({ revision: _own, englishFrom: _ownFrom, ...block }) => block) };
  return { ...entry, blocks: blocks.map(germanOf) };
}

/** Leaves out fields that German pages do not show, to save bytes. */
function germanOf(block: Entry["blocks"][number]): Block {
  const { revision: _revision, englishFrom: _from, ...shown } = block;
  return JSON.parse(JSON.stringify(shown, (key, value: unknown) => (key === "en" ? undefined : value))) as Block;
}
