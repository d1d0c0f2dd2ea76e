// Whole entries as rows, for tests that need one without going through the commands.
import { v7 as newId } from "uuid";
import type { Block } from "#contract/blocks/schema.ts";
import type { Database } from "#db/open.ts";
import { revisedBlocks } from "../entries/revisions.ts";
import { type EntryRow, insertEntry } from "../entries/store.ts";

type Fields = Partial<Omit<EntryRow, "blocks">> & { blocks?: Block[] };

/** A draft, but for what is said of it; its blocks get the revisions that a first save gives them. */
export function entryRow({ blocks = [], ...more }: Fields = {}): EntryRow {
  const created = more.created ?? new Date();
  const version = more.version ?? 1;
  return {
    id: newId(),
    title: "Apfelfest",
    titleRevision: version,
    titleEnglishFrom: null,
    en: null,
    blocks: revisedBlocks([], blocks, version),
    mediamain: null,
    tags: [],
    publishDate: null,
    date: null,
    dateHasTime: false,
    avatar: false,
    shareFb: null,
    created,
    updated: created,
    version,
    ...more,
  };
}

/** Stores one, with all that follows of it: the files that it uses, the state that it publishes. */
export async function storeEntry({ db }: Database, fields: Fields = {}): Promise<EntryRow> {
  const row = entryRow(fields);
  await db.transaction((tx) => insertEntry(tx, row, { by: null, at: row.updated }));
  return row;
}
