// Presents an entry.
import type { ShownBlock } from "#contract/blocks/shown.ts";
import type { ContentLanguage } from "#contract/content-language.ts";
import type { Entry } from "#contract/entries.ts";
import { fieldsOf } from "./fields.ts";
import { bodyIn, titleIn } from "./in-english.ts";
import type { EntryRow } from "./store.ts";

export function presentEntry(row: EntryRow): Entry {
  return {
    id: row.id,
    ...fieldsOf(row),
    publishDate: row.publishDate?.toISOString() ?? null,
    revision: row.titleRevision,
    englishFrom: row.titleEnglishFrom,
    share: { fb: row.shareFb !== null },
    address: row.address,
    created: row.created.toISOString(),
    version: row.version,
  };
}

/** An entry as a page shows it. */
export type ShownEntry = Omit<Entry, "revision" | "englishFrom" | "blocks" | "en"> & {
  en?: Entry["en"];
  blocks: ShownBlock[];
  /** On an English page: the title is there only in German. */
  isGerman?: true;
};

/** An entry for a page, in its language. */
export function presentShownEntry(row: EntryRow, content: ContentLanguage): ShownEntry {
  const { revision: _revision, englishFrom: _from, en: _en, blocks, ...entry } = presentEntry(row);
  return { ...entry, ...titleIn(row, content), blocks: bodyIn(blocks, content).map(plainBlock) };
}

/** An entry for editors: with its English texts, so that a save keeps them. */
export function presentEditedEntry(row: EntryRow): ShownEntry {
  const { revision: _revision, englishFrom: _from, blocks, ...entry } = presentEntry(row);
  return { ...entry, blocks: blocks.map(({ revision: _own, englishFrom: _ownFrom, ...block }) => block) };
}

/** Leaves out fields that pages do not show, to save bytes. */
function plainBlock(block: ShownBlock & { revision?: number; englishFrom?: number | null }): ShownBlock {
  const { revision: _revision, englishFrom: _from, ...shown } = block;
  return JSON.parse(JSON.stringify(shown, (key, value: unknown) => (key === "en" ? undefined : value))) as ShownBlock;
}
