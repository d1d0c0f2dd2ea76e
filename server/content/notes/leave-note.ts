// Users leave each other notes at an entry. A note is open until the user whom it is for, or its writer, ends it.
import { v7 as newId } from "uuid";
import type { AddNoteInput, EntryNote, SettleNoteInput } from "#contract/schemas/entry-notes.ts";
import { AppError } from "#contract/schemas/errors.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import { limits } from "#contract/values/limits.ts";
import { guestViewer, type Role, type Viewer } from "#contract/values/permissions.ts";
import { DAY_MS } from "#contract/values/time.ts";
import type { Queryable } from "#db/open.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { findActiveUsers } from "../../people/accounts/store.ts";
import { mayChange, refuseForeign } from "../entries/own-drafts.ts";
import { type EntryRow, findEntry, lockEntry } from "../entries/store.ts";
import { findOpenNotes, insertNote, lockNote, type NoteRow, removeDoneNotes, storeDone } from "./store.ts";

type Context = CommandContext<"database" | "now">;
type Person = { id: string; name: string };

/** Whoever pressed 'Erledigt' by mistake has this long to take it back. */
const DONE_KEPT_MS = 30 * DAY_MS;

async function getOwnEntry({ services: { database, now }, viewer }: Context, id: string) {
  const entry = await findEntry(database.db, id, { publicAt: null });
  if (!entry) throw new AppError("notFound");
  refuseForeign(viewer, entry, now());
  return entry;
}

/**
 * @returns the users who may open the entry in the editor, without the viewer, by their names
 * @throws notFound (C404), forbidden (C100)
 */
export async function readAddressees(context: Context, entryId: string): Promise<Person[]> {
  const entry = await getOwnEntry(context, entryId);
  return findAddressees(context.services.database.db, entry, context.viewer);
}

async function findAddressees(db: Queryable, entry: EntryRow, viewer: Viewer): Promise<Person[]> {
  const found = await findActiveUsers(db);
  return found
    .filter(({ id, roles }) => id !== viewer.id && mayChange({ ...guestViewer, id, roles: roles as Role[] }, entry))
    .map(({ id, name }) => ({ id, name }));
}

/** @throws notFound (C404), forbidden (C100) */
export async function readNotes(context: Context, entryId: string): Promise<EntryNote[]> {
  await getOwnEntry(context, entryId);
  const { viewer, services } = context;
  const rows = await findOpenNotes(services.database.db, entryId);
  return rows.map((row) => ({
    id: row.id,
    from: row.fromName,
    to: row.toName,
    isForViewer: row.toId === viewer.id,
    mayEnd: mayEnd(viewer, row),
    text: row.text,
    created: row.created.toISOString(),
  }));
}

const mayEnd = ({ id }: Viewer, { fromId, toId }: NoteRow): boolean => id !== null && (id === toId || id === fromId);

/** @throws notFound (C404), forbidden (C100); invalid (C200) if the user may not open the entry, or for too many notes */
export function leaveNote({ services, viewer }: Context, { entryId, to, text }: AddNoteInput): Promise<{ id: string }> {
  return services.database.db.transaction(async (tx) => {
    const at = services.now();
    const entry = await lockEntry(tx, entryId);
    if (!entry) throw new AppError("notFound");
    refuseForeign(viewer, entry, at);
    const addressee = (await findAddressees(tx, entry, viewer)).find(({ id }) => id === to);
    if (!addressee) throw new AppError("invalid", { fields: { to: { key: fieldKeys.invalid } } });
    if ((await findOpenNotes(tx, entryId)).length >= limits.notesPerEntry)
      throw new AppError("invalid", {
        fields: { text: { key: fieldKeys.tooManyNotes, values: { max: limits.notesPerEntry } } },
      });
    await removeDoneNotes(tx, new Date(at.getTime() - DONE_KEPT_MS));
    const id = newId();
    const from = { fromId: viewer.id, fromName: viewer.name };
    await insertNote(tx, { id, entryId, ...from, toId: to, text, created: at, done: null });
    const after = { note: `${addressee.name}: ${text}` };
    await recordChange(tx, { viewer, at }, { action: "update", noun: "entry", label: entry.title, before: {}, after });
    return { id };
  });
}

/** @throws notFound (C404); forbidden (C100) for a note that the viewer neither wrote nor is meant to read */
export function settleNote({ services, viewer }: Context, { id, isDone }: SettleNoteInput): Promise<{ id: string }> {
  return services.database.db.transaction(async (tx) => {
    const at = services.now();
    const note = await lockNote(tx, id);
    const entry = note && (await findEntry(tx, note.entryId, { publicAt: null }));
    if (!note || !entry) throw new AppError("notFound");
    if (!mayEnd(viewer, note)) {
      refuseForeign(viewer, entry, at);
      throw new AppError("forbidden");
    }
    if ((note.done !== null) === isDone) return { id };
    await storeDone(tx, id, isDone ? at : null);
    const [before, after] = isDone ? [{ note: note.text }, {}] : [{}, { note: note.text }];
    await recordChange(tx, { viewer, at }, { action: "update", noun: "entry", label: entry.title, before, after });
    return { id };
  });
}
