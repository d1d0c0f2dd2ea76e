import { and, arrayOverlaps, asc, eq, isNull, lt, or, type SQL } from "drizzle-orm";
import type { NoteForMe } from "#contract/schemas/entry-notes.ts";
import { limits } from "#contract/values/limits.ts";
import { rolesFor } from "#contract/values/permissions.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { entries } from "#db/schema/entries.ts";
import { entryNotes } from "#db/schema/entry-notes.ts";
import { users } from "#db/schema/users.ts";
import { isOwnDraft } from "../entries/store.ts";

export type NoteRow = typeof entryNotes.$inferSelect;

export async function insertNote(tx: Tx, row: NoteRow): Promise<void> {
  await tx.insert(entryNotes).values(row);
}

/** @returns the notes that are not done, oldest first, with the names of the users whom they are for */
export async function findOpenNotes(db: Queryable, entryId: string): Promise<(NoteRow & { toName: string })[]> {
  const rows = await db
    .select({ note: entryNotes, toName: users.name })
    .from(entryNotes)
    .innerJoin(users, eq(users.id, entryNotes.toId))
    .where(and(eq(entryNotes.entryId, entryId), isNull(entryNotes.done)))
    .orderBy(asc(entryNotes.id));
  return rows.map(({ note, toName }) => ({ ...note, toName }));
}

/** Needs entries and users in the query. A user who has lost a role no longer reads what is at entries of others. */
export const isOpenFor = (userId: string): SQL | undefined =>
  and(
    eq(entryNotes.toId, userId),
    isNull(entryNotes.done),
    or(arrayOverlaps(users.roles, rolesFor("update", "entries")), isOwnDraft(users.id)),
  );

/** @returns the open notes for the user, oldest first */
export async function findNotesFor(db: Queryable, userId: string): Promise<NoteForMe[]> {
  const rows = await db
    .select({ note: entryNotes, title: entries.title })
    .from(entryNotes)
    .innerJoin(entries, eq(entries.id, entryNotes.entryId))
    .innerJoin(users, eq(users.id, entryNotes.toId))
    .where(isOpenFor(userId))
    .orderBy(asc(entryNotes.id))
    .limit(limits.notesPerEntry);
  return rows.map(({ note: { id, fromName, text, created, entryId }, title }) => ({
    id,
    from: fromName,
    text,
    created: created.toISOString(),
    entry: { id: entryId, title },
  }));
}

export async function lockNote(tx: Tx, id: string): Promise<NoteRow | null> {
  const [row] = await tx.select().from(entryNotes).where(eq(entryNotes.id, id)).for("update");
  return row ?? null;
}

export async function storeDone(tx: Tx, id: string, done: Date | null): Promise<void> {
  await tx.update(entryNotes).set({ done }).where(eq(entryNotes.id, id));
}

export async function removeDoneNotes(tx: Tx, before: Date): Promise<void> {
  await tx.delete(entryNotes).where(lt(entryNotes.done, before));
}
