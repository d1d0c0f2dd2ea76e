// Messages page by page: filters, search, order, and the total number.
import { and, asc, count, desc, eq, exists, type SQL, sql } from "drizzle-orm";
import type { ListMessagesInput, MessageFilter } from "#contract/schemas/messages.ts";
import type { Queryable } from "#db/open.ts";
import { messages, messageTags } from "#db/schema/messages.ts";
import { hasText } from "../../kernel/search/text.ts";
import { subtreeCondition } from "../../library/tags/store.ts";
import { isThere, messageColumns, type MessageRow } from "./store.ts";

const sortColumns = { created: messages.created, name: messages.nameOrder };

/** Ids ascend in time, so they order equal keys in the same direction. */
function orderOf(sort: ListMessagesInput["sort"]): SQL[] {
  const direction = sort.startsWith("-") ? desc : asc;
  return [direction(sortColumns[sort.replace("-", "") as keyof typeof sortColumns]), direction(messages.id)];
}

/** Whether a message carries the tag or one below it. */
function hasTag(db: Queryable, tag: string): SQL {
  const tagged = db
    .select({ one: sql`1` })
    .from(messageTags)
    .where(and(eq(messageTags.messageId, messages.id), subtreeCondition(messageTags.path, tag)));
  return exists(tagged);
}

export function messageCondition(db: Queryable, { q, read, tags }: MessageFilter): SQL | undefined {
  return and(
    isThere,
    read === undefined ? undefined : eq(messages.read, read),
    ...tags.map((tag) => hasTag(db, tag)),
    q ? hasText(messages.searchText, q) : undefined,
  );
}

/** A page of messages and the total number. */
export async function listMessages(
  db: Queryable,
  filter: ListMessagesInput,
): Promise<{ rows: MessageRow[]; total: number }> {
  const where = messageCondition(db, filter);
  const [rows, [counted]] = await Promise.all([
    db
      .select(messageColumns(db))
      .from(messages)
      .where(where)
      .orderBy(...orderOf(filter.sort))
      .limit(filter.limit)
      .offset(filter.skip),
    db.select({ total: count() }).from(messages).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
