import { and, count, eq, getTableColumns, gt, inArray, isNull, sql } from "drizzle-orm";
import type { CommentState } from "#contract/values/comment-states.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { comments } from "#db/schema/comments.ts";
import { entries } from "#db/schema/entries.ts";
import { entryTags } from "#db/schema/tags.ts";
import { addressColumn } from "../../content/addresses/store.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import { validComment, type StoredComment } from "./valid-rows.ts";

const { searchText: _searchText, ...columns } = getTableColumns(comments);

/** In the guestbook, the fields of the entry are null or empty. */
export type CommentRow = StoredComment & {
  entryTitle: string | null;
  entryTags: string[];
  entryAddress: string | null;
};

export const isThere = isNull(comments.removed);

export const commentColumns = {
  ...columns,
  entryTitle: entries.title,
  entryTags: sql<
    string[]
  >`array(select ${entryTags.path} from ${entryTags} where ${entryTags.entryId} = ${comments.entryId} order by ${entryTags.position})`,
  entryAddress: addressColumn,
};

export const standsUnder = (entryId: string | null) =>
  entryId === null ? isNull(comments.entryId) : eq(comments.entryId, entryId);

export async function insertComment(db: Queryable, row: typeof comments.$inferInsert): Promise<void> {
  await db.insert(comments).values(row);
}

export async function findComments(db: Queryable, ids: readonly string[]): Promise<CommentRow[]> {
  const rows = await db
    .select(commentColumns)
    .from(comments)
    .leftJoin(entries, eq(entries.id, comments.entryId))
    .where(and(inArray(comments.id, [...ids]), isThere));
  return rows.map(validComment);
}

export async function lockComment(tx: Tx, id: string): Promise<CommentRow | null> {
  await tx.select({ id: comments.id }).from(comments).where(eq(comments.id, id)).for("update");
  const [row] = await findComments(tx, [id]);
  return row ?? null;
}

type Decided = Pick<StoredComment, "state" | "answer" | "answered" | "answeredBy" | "version">;

function shownOf({ state, removed, answer }: Pick<StoredComment, "state" | "removed" | "answer">): string | null {
  return state === "public" && removed === null ? answer : null;
}

export async function updateComment(tx: Tx, before: CommentRow, decided: Decided): Promise<void> {
  await tx.update(comments).set(decided).where(eq(comments.id, before.id));
  await publicChange(tx, "comments", shownOf(before), shownOf({ ...before, ...decided }));
}

export async function markRemoved(tx: Tx, ids: readonly string[], at: Date): Promise<string[]> {
  const rows = await tx
    .update(comments)
    .set({ removed: at })
    .where(and(inArray(comments.id, [...ids]), isThere))
    .returning({ id: comments.id, state: comments.state });
  return changedIds(tx, rows);
}

export async function markThere(tx: Tx, ids: readonly string[], removedAfter: Date): Promise<string[]> {
  const rows = await tx
    .update(comments)
    .set({ removed: null })
    .where(and(inArray(comments.id, [...ids]), gt(comments.removed, removedAfter)))
    .returning({ id: comments.id, state: comments.state });
  return changedIds(tx, rows);
}

export async function dropComments(tx: Tx, email: string): Promise<number> {
  const rows = await tx
    .delete(comments)
    .where(eq(comments.email, email))
    .returning({ id: comments.id, state: comments.state });
  return (await changedIds(tx, rows)).length;
}

async function changedIds(tx: Tx, rows: readonly { id: string; state: CommentState }[]): Promise<string[]> {
  const shown = rows.filter(({ state }) => state === "public").map(({ id }) => id);
  await publicChange(tx, "comments", shown, []);
  return rows.map(({ id }) => id);
}

export async function countByState(db: Queryable): Promise<Record<CommentState, number>> {
  const rows = await db
    .select({ state: comments.state, total: count() })
    .from(comments)
    .where(isThere)
    .groupBy(comments.state);
  return {
    waiting: 0,
    public: 0,
    hidden: 0,
    ...Object.fromEntries(rows.map(({ state, total }) => [state, total])),
  };
}

/** Must stay a cheap query, because the admin center polls it. */
export function countWaiting(db: Queryable): Promise<number> {
  return db.$count(comments, and(eq(comments.state, "waiting"), isThere));
}
