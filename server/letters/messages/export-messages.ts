// Messages as CSV, the newest first, piece by piece: an export needs the memory of one page.
import { and, desc, lt, or, type SQL, sql } from "drizzle-orm";
import { formatMoment } from "#contract/values/dates.ts";
import type { MessageFilter } from "#contract/schemas/messages.ts";
import type { Queryable } from "#db/open.ts";
import { messages } from "#db/schema/messages.ts";
import type { Language } from "../../kernel/context.ts";
import { sentence } from "../../kernel/sentences.ts";
import { CSV_START, csvLine, separators } from "../../kernel/csv.ts";
import { messageCondition } from "./list-messages.ts";
import { messageColumns, type MessageRow } from "./store.ts";

const PAGE = 200;

const columns = ["created", "firstName", "lastName", "email", "phone", "message", "tags", "read", "answered"] as const;

/** Messages that come meanwhile are left out, because they are newer. */
export async function* messagesAsCsv(db: Queryable, filter: MessageFilter, language: Language): AsyncGenerator<string> {
  const lineOf = (cells: readonly string[]): string => csvLine(cells, separators[language]);
  yield CSV_START + lineOf(columns.map((column) => sentence(language, `messages:csv.${column}`)));
  for (let last: MessageRow | undefined, rows: MessageRow[] = []; ; last = rows.at(-1)) {
    rows = await nextPage(db, filter, last);
    if (rows.length > 0) yield rows.map((row) => lineOf(cellsOf(row, language))).join("");
    if (rows.length < PAGE) return;
  }
}

function nextPage(db: Queryable, filter: MessageFilter, last: MessageRow | undefined): Promise<MessageRow[]> {
  return db
    .select(messageColumns(db))
    .from(messages)
    .where(and(messageCondition(db, filter), last && isOlder(last)))
    .orderBy(desc(messages.created), desc(messages.id))
    .limit(PAGE);
}

function isOlder({ created, id }: MessageRow): SQL | undefined {
  return or(lt(messages.created, created), sql`(${messages.created} = ${created} and ${messages.id} < ${id})`);
}

function cellsOf(row: MessageRow, language: Language): string[] {
  const yesNo = (is: boolean): string => sentence(language, is ? "messages:csv.yes" : "messages:csv.no");
  const { firstName, lastName, email, phone, message } = row;
  const tags = row.tags.join(", ");
  const created = formatMoment(row.created.toISOString());
  return [created, firstName, lastName, email, phone, message, tags, yesNo(row.read), yesNo(row.isAnswered)];
}
