// Creates, changes and removes entries: cleaned, checked and stored in one transaction.
import { isDeepStrictEqual } from "node:util";
import { v7 as newId } from "uuid";
import type { CreateEntryInput, Entry, EntryFields, UpdateEntryInput } from "#contract/entries.ts";
import { AppError } from "#contract/errors.ts";
import { fixedPageNameOf } from "#contract/pages.ts";
import type { Database, Tx } from "#db/open.ts";
import { bumpContentVersion } from "../content/version.ts";
import { findFileIds } from "../files/store.ts";
import { sanitizeBlock } from "../outside/html.ts";
import { presentEntry } from "./present.ts";
import {
  fieldReferences,
  fileReferences,
  fixedPageProblems,
  presentedDate,
  storedDate,
  unknownFiles,
} from "./rules.ts";
import { type EntryRow, type EntryValues, insertEntry, lockEntry, removeEntries, updateEntry } from "./store.ts";

const emptyFields: Omit<EntryFields, "title"> = {
  content: [],
  media: [],
  mediamain: null,
  downloads: [],
  links: [],
  tags: [],
  publishDate: null,
  date: null,
  avatar: false,
  sections: [],
};

/** @throws invalid (C200) for unknown files and for tags of fixed pages */
export function createEntry(database: Database, input: CreateEntryInput): Promise<Entry> {
  const fields = cleaned({ ...emptyFields, ...input });
  const now = new Date();
  return database.db.transaction(async (tx) => {
    refuseFixedPageProblems(null, fields, now);
    const fileIds = await requireFiles(tx, fields);
    const id = newId();
    const values = valuesOf(fields, { created: now, updated: now });
    await insertEntry(tx, id, values, fileIds);
    if (fields.publishDate !== null) await bumpContentVersion(tx);
    return presentEntry({ ...values, id, version: 1, shareFb: null } as EntryRow);
  });
}

/** @throws notFound (C404), conflict (C409) with the stored entry, invalid (C200) */
export function changeEntry(database: Database, { id, version, ...input }: UpdateEntryInput): Promise<Entry> {
  const now = new Date();
  return database.db.transaction(async (tx) => {
    const row = await lockEntry(tx, id);
    if (!row) throw new AppError("notFound");
    if (version !== undefined && version !== row.version)
      throw new AppError("conflict", { current: presentEntry(row) });
    const before = fieldsOf(row);
    const after = cleaned({ ...before, ...withoutUndefined(input) });
    if (isDeepStrictEqual(before, after)) return presentEntry(row);
    refuseFixedPageProblems(row, after, now);
    const fileIds = await requireFiles(tx, after);
    const values = valuesOf(after, { created: row.created, updated: now });
    await updateEntry(tx, id, values, row.version + 1, fileIds);
    if (before.publishDate !== null || after.publishDate !== null) await bumpContentVersion(tx);
    return presentEntry({ ...row, ...values, version: row.version + 1 } as EntryRow);
  });
}

/** All or none. @throws notFound (C404) when one is unknown, invalid (C200) when one is a fixed page */
export function deleteEntries(database: Database, ids: string[]): Promise<number> {
  const wanted = [...new Set(ids)];
  return database.db.transaction(async (tx) => {
    const removed = await removeEntries(tx, wanted);
    if (removed.length < wanted.length) throw new AppError("notFound");
    if (removed.some((row) => fixedPageNameOf(row.tags) !== null))
      throw new AppError("invalid", { fields: { tags: { key: "fixedPageStays" } } });
    if (removed.some((row) => row.publishDate !== null)) await bumpContentVersion(tx);
    return removed.length;
  });
}

function refuseFixedPageProblems(before: EntryRow | null, after: EntryFields, now: Date): void {
  const problems = fixedPageProblems(before, after, now);
  if (problems) throw new AppError("invalid", { fields: problems });
}

/** HTML is made safe when it is written, so that no reader has to remember to. */
function cleaned(fields: EntryFields): EntryFields {
  return { ...fields, content: fields.content.map(sanitizeBlock) };
}

function withoutUndefined<Input extends object>(input: Input): Input {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Input;
}

function fieldsOf(row: EntryRow): EntryFields {
  const { title, content, media, mediamain, downloads, links, tags, publishDate, avatar, sections } = row;
  return {
    title,
    content,
    media,
    mediamain,
    downloads,
    links,
    tags,
    publishDate,
    date: presentedDate(row.date, row.dateHasTime),
    avatar,
    sections,
  };
}

function valuesOf({ date, ...fields }: EntryFields, times: { created: Date; updated: Date }): EntryValues {
  return { ...fields, ...storedDate(date), ...times };
}

/**
 * A text may show a picture that is gone, as it may name a page that is gone; a field may not.
 * @returns the known ids without repetition @throws invalid (C200) that names the field of each unknown one
 */
async function requireFiles(tx: Tx, fields: EntryFields): Promise<string[]> {
  const ids = new Set(fileReferences(fields).map(({ id }) => id));
  const known = await findFileIds(tx, [...ids]);
  const problems = unknownFiles(fieldReferences(fields), known);
  if (problems) throw new AppError("invalid", { fields: problems });
  return [...known];
}
