import { and, count, desc, eq } from "drizzle-orm";
import { emptyFields } from "#contract/schemas/entries.ts";
import { plainEvent } from "#contract/values/event-status.ts";
import { AppError } from "#contract/schemas/errors.ts";
import type { Picture } from "#contract/schemas/files.ts";
import type { Queryable } from "#db/open.ts";
import { entryRevisions, type PublishedState } from "#db/schema/entries.ts";
import { users } from "#db/schema/users.ts";
import { picturesById } from "./pictures.ts";
import { fileReferences } from "./rules.ts";

export type HistoryItem = {
  version: number;
  /** ISO 8601. */
  published: string;
  /** The user who published the state; null for the program and for a removed user. */
  by: string | null;
};

export async function listHistory(
  db: Queryable,
  { id, limit, skip }: { id: string; limit: number; skip: number },
): Promise<{ items: HistoryItem[]; total: number }> {
  const isOfEntry = eq(entryRevisions.entryId, id);
  const rows = await db
    .select({ version: entryRevisions.version, published: entryRevisions.published, by: users.name })
    .from(entryRevisions)
    .leftJoin(users, eq(users.id, entryRevisions.publishedBy))
    .where(isOfEntry)
    .orderBy(desc(entryRevisions.version))
    .limit(limit)
    .offset(skip);
  const [counted] = await db.select({ total: count() }).from(entryRevisions).where(isOfEntry);
  const items = rows.map((row) => ({ ...row, published: row.published.toISOString() }));
  return { items, total: counted?.total ?? 0 };
}

/** @throws notFound (C404) */
export async function readState(
  db: Queryable,
  { id, version }: { id: string; version: number },
): Promise<{ state: PublishedState; files: Record<string, Picture> }> {
  const [row] = await db
    .select({ state: entryRevisions.state })
    .from(entryRevisions)
    .where(and(eq(entryRevisions.entryId, id), eq(entryRevisions.version, version)));
  if (!row) throw new AppError("notFound");
  const shown = fileReferences(row.state).map((reference) => reference.id);
  // If an earlier release stored the state, newer fields are missing. These fields get their empty values.
  const event = row.state.event && { ...plainEvent, ...row.state.event };
  const state = { ...emptyFields, ...row.state, event: event ?? null } as PublishedState;
  return { state, files: await picturesById(db, shown, { withHidden: true }) };
}
