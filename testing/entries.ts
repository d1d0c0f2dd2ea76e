import { v7 as newId } from "uuid";
import { emptyFields } from "#contract/schemas/entries.ts";
import type { Block } from "#contract/blocks/schema.ts";
import { type FixedPageName, fixedPages, fixedPageTag } from "#contract/values/pages.ts";
import type { Database } from "#db/open.ts";
import { revisedBlocks } from "#server/content/entries/revisions.ts";
import { seedEntry } from "#server/content/entries/save-entry.ts";
import { type EntryRow, insertEntry } from "#server/content/entries/store.ts";

type Fields = Partial<Omit<EntryRow, "blocks">> & { blocks?: Block[] };

export function entryRow({ blocks = [], ...more }: Fields = {}): EntryRow {
  const created = more.created ?? new Date();
  const version = more.version ?? 1;
  return {
    id: newId(),
    title: "Apfelfest",
    titleRevision: version,
    titleEnglishFrom: null,
    ...emptyFields,
    en: null,
    blocks: revisedBlocks([], blocks, version),
    date: null,
    dateHasTime: false,
    seo: null,
    shareFb: null,
    createdBy: null,
    handover: null,
    address: null,
    created,
    updated: created,
    touched: null,
    version,
    ...more,
  };
}

/** Stores an entry with its uses of files and its published state, as a write does. */
export async function storeEntry({ db }: Database, fields: Fields = {}): Promise<EntryRow> {
  const row = entryRow(fields);
  return db.transaction((tx) => insertEntry(tx, row, { by: null, at: row.updated }));
}

/** Stores the fixed pages, public and without texts. */
export async function storeFixedPages(
  { db }: Database,
  now: Date,
  names: readonly FixedPageName[] = Object.keys(fixedPages) as FixedPageName[],
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const name of names)
      await seedEntry(tx, newId(), { title: name, tags: [fixedPageTag(name)], publishDate: now }, now);
  });
}
