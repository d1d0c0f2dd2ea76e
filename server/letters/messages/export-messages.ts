import { and } from "drizzle-orm";
import { formatMoment } from "#contract/values/dates.ts";
import type { MessageFilter } from "#contract/schemas/messages.ts";
import type { Queryable } from "#db/open.ts";
import { messages } from "#db/schema/messages.ts";
import type { Language } from "../../kernel/context.ts";
import { csvOf } from "../../kernel/csv.ts";
import { validMoment } from "../../kernel/damage.ts";
import { newestFirst, olderThan } from "../../kernel/list-order.ts";
import { sentence } from "../../kernel/sentences.ts";
import { messageCondition } from "./list-messages.ts";
import { messageColumns, type MessageRow } from "./store.ts";

const PAGE = 200;

const columns = ["created", "firstName", "lastName", "email", "phone", "message", "tags", "read", "answered"] as const;

/** Messages that arrive during the export are newer than the first page, and are omitted. */
export const messagesAsCsv = (db: Queryable, filter: MessageFilter, language: Language): AsyncGenerator<string> =>
  csvOf(language, {
    columns: columns.map((column) => sentence(language, `messages:csv.${column}`)),
    pageSize: PAGE,
    nextPage: (last: MessageRow | undefined) =>
      db
        .select(messageColumns(db))
        .from(messages)
        .where(and(messageCondition(db, filter), last && olderThan(messages, last)))
        .orderBy(...newestFirst(messages))
        .limit(PAGE),
    linesOf: (row) => [cellsOf(row, language)],
  });

function cellsOf(row: MessageRow, language: Language): string[] {
  const yesNo = (is: boolean): string => sentence(language, is ? "messages:csv.yes" : "messages:csv.no");
  const { firstName, lastName, email, phone, message } = row;
  const tags = row.tags.join(", ");
  const moment = validMoment(row.created);
  const created = moment === null ? "" : formatMoment(moment.toISOString());
  return [created, firstName, lastName, email, phone, message, tags, yesNo(row.read), yesNo(row.isAnswered)];
}
