import { and, eq } from "drizzle-orm";
import type { CommentFilter } from "#contract/schemas/comments.ts";
import { formatMoment } from "#contract/values/dates.ts";
import type { Queryable } from "#db/open.ts";
import { comments } from "#db/schema/comments.ts";
import { entries } from "#db/schema/entries.ts";
import type { Language } from "../../kernel/context.ts";
import { csvOf } from "../../kernel/csv.ts";
import { newestFirst, olderThan } from "../../kernel/list-order.ts";
import { sentence } from "../../kernel/sentences.ts";
import { commentCondition } from "./list-comments.ts";
import { validComment } from "./valid-rows.ts";
import { commentColumns, type CommentRow } from "./store.ts";

const PAGE = 200;

const columns = ["created", "place", "name", "email", "text", "state", "answer"] as const;

/** Comments that arrive during the export are newer than the first page, and are omitted. */
export const commentsAsCsv = (db: Queryable, filter: CommentFilter, language: Language): AsyncGenerator<string> =>
  csvOf(language, {
    columns: columns.map((column) => sentence(language, `comments:csv.${column}`)),
    pageSize: PAGE,
    nextPage: (last: CommentRow | undefined) =>
      db
        .select(commentColumns)
        .from(comments)
        .leftJoin(entries, eq(entries.id, comments.entryId))
        .where(and(commentCondition(filter), last && olderThan(comments, last)))
        .orderBy(...newestFirst(comments))
        .limit(PAGE),
    linesOf: (row) => [cellsOf(validComment(row), language)],
  });

function cellsOf({ created, entryTitle, name, email, text, state, answer }: CommentRow, language: Language): string[] {
  const place = entryTitle ?? sentence(language, "comments:guestbook");
  const shown = sentence(language, `comments:state.${state}`);
  return [formatMoment(created.toISOString()), place, name, email, text, shown, answer];
}
