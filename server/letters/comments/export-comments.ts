// Comments as CSV, the newest first, piece by piece: an export needs the memory of one page.
import { and, lt, or, type SQL, sql, eq } from "drizzle-orm";
import type { CommentFilter } from "#contract/schemas/comments.ts";
import { formatMoment } from "#contract/values/dates.ts";
import type { Queryable } from "#db/open.ts";
import { comments } from "#db/schema/comments.ts";
import { entries } from "#db/schema/entries.ts";
import type { Language } from "../../kernel/context.ts";
import { CSV_START, csvLine, separators } from "../../kernel/csv.ts";
import { sentence } from "../../kernel/sentences.ts";
import { commentCondition, newestFirst } from "./list-comments.ts";
import { soundComment } from "./sound-rows.ts";
import { commentColumns, type CommentRow } from "./store.ts";

const PAGE = 200;

const columns = ["created", "place", "name", "email", "text", "state", "answer"] as const;

/** Comments that come meanwhile are left out, because they are newer. */
export async function* commentsAsCsv(db: Queryable, filter: CommentFilter, language: Language): AsyncGenerator<string> {
  const lineOf = (cells: readonly string[]): string => csvLine(cells, separators[language]);
  yield CSV_START + lineOf(columns.map((column) => sentence(language, `comments:csv.${column}`)));
  for (let last: CommentRow | undefined, rows: CommentRow[] = []; ; last = rows.at(-1)) {
    rows = await nextPage(db, filter, last);
    if (rows.length > 0) yield rows.map((row) => lineOf(cellsOf(soundComment(row), language))).join("");
    if (rows.length < PAGE) return;
  }
}

function nextPage(db: Queryable, filter: CommentFilter, last: CommentRow | undefined): Promise<CommentRow[]> {
  return db
    .select(commentColumns)
    .from(comments)
    .leftJoin(entries, eq(entries.id, comments.entryId))
    .where(and(commentCondition(filter), last && isOlder(last)))
    .orderBy(...newestFirst)
    .limit(PAGE);
}

/** The moment is read again: what JavaScript cannot hold would come again and again. */
function isOlder({ id }: CommentRow): SQL | undefined {
  const at = sql`(select c.created from ${comments} c where c.id = ${id})`;
  return or(lt(comments.created, at), and(eq(comments.created, at), lt(comments.id, id)));
}

function cellsOf({ created, entryTitle, name, email, text, state, answer }: CommentRow, language: Language): string[] {
  const place = entryTitle ?? sentence(language, "comments:guestbook");
  const shown = sentence(language, `comments:state.${state}`);
  return [formatMoment(created.toISOString()), place, name, email, text, shown, answer];
}
