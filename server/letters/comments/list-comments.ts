import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { CommentFilter, CommentPlace, ListCommentsInput } from "#contract/schemas/comments.ts";
import { commentsPerPage } from "#contract/values/limits.ts";
import type { Queryable } from "#db/open.ts";
import { comments } from "#db/schema/comments.ts";
import { entries } from "#db/schema/entries.ts";
import { newestFirst } from "../../kernel/list-order.ts";
import { hasText } from "../../kernel/search/text.ts";
import { validComment } from "./valid-rows.ts";
import { commentColumns, type CommentRow, isThere, standsUnder } from "./store.ts";

type Page = { rows: CommentRow[]; total: number };
type Range = { limit: number; skip: number; order?: SQL[] };

/** Comments of the same moment are sorted by id, because ids ascend in time. */
const newest = newestFirst(comments);

const places: Record<CommentPlace, SQL> = {
  guestbook: isNull(comments.entryId),
  entries: isNotNull(comments.entryId),
};

export function commentCondition({ q, states, place }: CommentFilter): SQL | undefined {
  return and(
    isThere,
    states.length > 0 ? inArray(comments.state, states) : undefined,
    place && places[place],
    q ? hasText(comments.searchText, q) : undefined,
  );
}

export function listComments(db: Queryable, { limit, skip, ...filter }: ListCommentsInput): Promise<Page> {
  const waitingFirst = [desc(sql`${comments.state} = 'waiting'`), ...newest];
  return pageOf(db, commentCondition(filter), { limit, skip, order: waitingFirst });
}

export function listPublicComments(db: Queryable, entryId: string | null, page: number): Promise<Page> {
  const where = and(standsUnder(entryId), eq(comments.state, "public"), isThere);
  return pageOf(db, where, { limit: commentsPerPage, skip: (page - 1) * commentsPerPage });
}

export function commentsOf(db: Queryable, email: string): Promise<CommentRow[]> {
  return selected(db)
    .where(eq(comments.email, email))
    .orderBy(asc(comments.id))
    .then((rows) => rows.map(validComment));
}

function selected(db: Queryable) {
  return db.select(commentColumns).from(comments).leftJoin(entries, eq(entries.id, comments.entryId));
}

async function pageOf(db: Queryable, where: SQL | undefined, { limit, skip, order = newest }: Range): Promise<Page> {
  const [rows, [counted]] = await Promise.all([
    selected(db)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(skip),
    db.select({ total: count() }).from(comments).where(where),
  ]);
  return { rows: rows.map(validComment), total: counted?.total ?? 0 };
}
