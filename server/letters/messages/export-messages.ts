import { and, sql } from "drizzle-orm";
import { formatMoment } from "#contract/values/dates.ts";
import type { MessageFilter } from "#contract/schemas/messages.ts";
import type { Queryable } from "#db/open.ts";
import { messages } from "#db/schema/messages.ts";
import type { Language } from "../../kernel/context.ts";
import { csvOf } from "../../kernel/csv.ts";
import { validMoment } from "../../kernel/damage.ts";
import { newestFirst, olderThan } from "../../kernel/list-order.ts";
import { sentence } from "../../kernel/sentences.ts";
import { answerInWords, answersInWords } from "./answers-in-words.ts";
import { messageCondition } from "./list-messages.ts";
import { messageColumns, type MessageRow } from "./store.ts";

const PAGE = 200;

const columns = [
  "created",
  "firstName",
  "lastName",
  "email",
  "phone",
  "message",
  "tags",
  "read",
  "answered",
  "topic",
  "done",
] as const;

/**
 * More columns than fields of a form, because a form may have had other fields before. Answers with further labels
 * share one column.
 */
const MOST_LABELS = 100;

/**
 * Messages that arrive during the export are newer than the first page, and are omitted. The answers to a single form
 * have a column for each label.
 */
export async function* messagesAsCsv(db: Queryable, filter: MessageFilter, language: Language): AsyncGenerator<string> {
  const found = filter.form === undefined ? null : await listLabels(db, filter);
  const labels = found?.slice(0, MOST_LABELS) ?? [];
  const others: ("form" | "answers" | "moreAnswers")[] =
    found === null ? ["form", "answers"] : found.length > MOST_LABELS ? ["moreAnswers"] : [];
  const own = [...labels, ...others.map((column) => sentence(language, `messages:csv.${column}`))];
  const otherCells = ({ form, answers }: MessageRow): string[] => {
    if (others.length === 0) return [];
    const without = answersInWords(
      answers.filter(({ label }) => !labels.includes(label)),
      language,
    );
    return found === null ? [form?.title ?? "", without] : [without];
  };
  yield* csvOf(language, {
    columns: [...columns.map((column) => sentence(language, `messages:csv.${column}`)), ...own],
    pageSize: PAGE,
    nextPage: (last: MessageRow | undefined) =>
      db
        .select(messageColumns(db))
        .from(messages)
        .where(and(messageCondition(db, filter), last && olderThan(messages, last)))
        .orderBy(...newestFirst(messages))
        .limit(PAGE),
    linesOf: (row) => [[...cellsOf(row, language), ...answerCellsOf(row, labels, language), ...otherCells(row)]],
  });
}

/** The labels in the order of the fields. */
async function listLabels(db: Queryable, filter: MessageFilter): Promise<string[]> {
  const { rows } = await db.execute<{ label: string }>(sql`
    select answer->>'label' as label from ${messages},
      jsonb_array_elements(${messages.answers}) with ordinality as listed(answer, place)
    where ${messageCondition(db, filter)} group by 1 order by min(place), 1 limit ${MOST_LABELS + 1}`);
  return rows.map(({ label }) => label);
}

function answerCellsOf({ answers }: MessageRow, labels: readonly string[], language: Language): string[] {
  const byLabel = Map.groupBy(answers, ({ label }) => label);
  return labels.map((label) =>
    (byLabel.get(label) ?? []).map(({ value }) => answerInWords(value, language)).join("\n"),
  );
}

function cellsOf(row: MessageRow, language: Language): string[] {
  const yesNo = (is: boolean): string => sentence(language, is ? "messages:csv.yes" : "messages:csv.no");
  const { firstName, lastName, email, phone, message } = row;
  const tags = row.tags.join(", ");
  const moment = validMoment(row.created);
  const created = moment === null ? "" : formatMoment(moment.toISOString());
  const states = [row.read, row.isAnswered].map(yesNo);
  const [topic, done] = [row.topic?.name ?? "", yesNo(row.done !== null)];
  return [created, firstName, lastName, email, phone, message, tags, ...states, topic, done];
}
