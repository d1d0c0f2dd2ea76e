import { and, type AnyColumn, asc, eq, gt, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import type { RoughDraft } from "#contract/schemas/working-copies.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { foldedText } from "#db/schema/columns.ts";
import { users } from "#db/schema/users.ts";
import { removeOwnerUses, storeFileUses } from "../../library/files/uses-store.ts";
import { hasText } from "../../kernel/search/text.ts";
import { mentionedIds } from "./mentioned-ids.ts";
import { entryPresences, workingCopies } from "#db/schema/working-copies.ts";

export type WorkingCopyRow = typeof workingCopies.$inferSelect;
type WithName = WorkingCopyRow & { changedByName: string | null };

export async function findWorkingCopy(db: Queryable, entryId: string): Promise<WithName | null> {
  const [row] = await db
    .select({ copy: workingCopies, changedByName: users.name })
    .from(workingCopies)
    .leftJoin(users, eq(users.id, workingCopies.changedBy))
    .where(eq(workingCopies.entryId, entryId));
  return row ? { ...row.copy, changedByName: row.changedByName } : null;
}

const titleInCopy = sql<string>`${workingCopies.draft} ->> 'title'`;

/** @returns the entries that have a working copy, with its title; '' if an editor has emptied the title */
export async function copiesAmong(db: Queryable, entryIds: string[]): Promise<{ id: string; title: string }[]> {
  if (entryIds.length === 0) return [];
  const rows = await db
    .select({ id: workingCopies.entryId, title: titleInCopy })
    .from(workingCopies)
    .where(inArray(workingCopies.entryId, entryIds));
  return rows.map(({ id, title }) => ({ id, title: title.trim() }));
}

export function hasTitleInCopy(entryId: AnyColumn, q: string): SQL {
  return sql`exists (select 1 from ${workingCopies}
    where ${workingCopies.entryId} = ${entryId} and ${hasText(foldedText(titleInCopy), q)})`;
}

/**
 * Locks the working copy until the transaction ends. The caller must have locked the entry.
 * @returns the revision; null if there is no working copy
 */
export async function lockRevision(tx: Tx, entryId: string): Promise<number | null> {
  const [row] = await tx
    .select({ revision: workingCopies.revision })
    .from(workingCopies)
    .where(eq(workingCopies.entryId, entryId))
    .for("update");
  return row?.revision ?? null;
}

export async function findRevision(db: Queryable, entryId: string): Promise<number | null> {
  const [row] = await db
    .select({ revision: workingCopies.revision })
    .from(workingCopies)
    .where(eq(workingCopies.entryId, entryId));
  return row?.revision ?? null;
}

export async function storeWorkingCopy(tx: Tx, row: WorkingCopyRow): Promise<void> {
  const { entryId: _id, ...written } = row;
  await tx.insert(workingCopies).values(row).onConflictDoUpdate({ target: workingCopies.entryId, set: written });
  await storeFileUses(tx, { kind: "workingCopy", id: row.entryId }, mentionedIds(row.draft));
}

export async function recordCopyUses(tx: Tx, entryId: string): Promise<void> {
  const [row] = await tx.select().from(workingCopies).where(eq(workingCopies.entryId, entryId));
  if (row) await storeFileUses(tx, { kind: "workingCopy", id: entryId }, mentionedIds(row.draft));
}

/** @returns its draft; null if there was no working copy */
export async function removeWorkingCopy(tx: Tx, entryId: string): Promise<RoughDraft | null> {
  const where = eq(workingCopies.entryId, entryId);
  const [removed] = await tx.delete(workingCopies).where(where).returning({ draft: workingCopies.draft });
  await removeOwnerUses(tx, "workingCopy", [entryId]);
  return removed?.draft ?? null;
}

export async function othersPresent(db: Queryable, entryId: string, userId: string, since: Date): Promise<string[]> {
  const rows = await db
    .select({ name: sql<string>`coalesce(nullif(${users.name}, ''), ${users.handle})` })
    .from(entryPresences)
    .innerJoin(users, eq(users.id, entryPresences.userId))
    .where(and(eq(entryPresences.entryId, entryId), ne(entryPresences.userId, userId), gt(entryPresences.seen, since)))
    .orderBy(asc(users.name))
    .limit(10);
  return rows.map(({ name }) => name);
}

export async function notePresence(db: Queryable, entryId: string, userId: string, seen: Date): Promise<void> {
  await db
    .insert(entryPresences)
    .values({ entryId, userId, seen })
    .onConflictDoUpdate({ target: [entryPresences.entryId, entryPresences.userId], set: { seen } });
}

export async function endPresence(db: Queryable, entryId: string, userId: string): Promise<void> {
  await db.delete(entryPresences).where(and(eq(entryPresences.entryId, entryId), eq(entryPresences.userId, userId)));
}

export async function removePresences(db: Queryable, before: Date): Promise<void> {
  await db.delete(entryPresences).where(lt(entryPresences.seen, before));
}
