import { carriesTag } from "../../library/tags/carries-tag.ts";
import { changedSince, orderBySort } from "../../kernel/list-order.ts";
import { and, desc, eq, isNotNull, not, type SQL, sql } from "drizzle-orm";
import type { AnsweredForm, ListMessagesInput, MessageFilter, TopicOfMessage } from "#contract/schemas/messages.ts";
import type { Queryable } from "#db/open.ts";
import { formBlockOf, messages, messageTags } from "#db/schema/messages.ts";
import { hasText } from "../../kernel/search/text.ts";
import { isAnswered, isThere, messageColumns, type MessageRow } from "./store.ts";

const sortColumns = { created: messages.created, name: messages.nameOrder, updated: messages.updated };

const isOpen = (db: Queryable): SQL => sql`(${messages.done} is null and not ${isAnswered(db)})`;

export function messageCondition(db: Queryable, { q, read, open, topic, tags, form }: MessageFilter): SQL | undefined {
  return and(
    isThere,
    read === undefined ? undefined : eq(messages.read, read),
    open === undefined ? undefined : open ? isOpen(db) : not(isOpen(db)),
    topic === undefined ? undefined : eq(sql`${messages.topic}->>'id'`, topic),
    form === undefined ? undefined : and(isNotNull(messages.form), eq(formBlockOf, form)),
    ...tags.map((tag) => carriesTag(db, { path: messageTags.path, owner: messageTags.messageId }, messages.id, tag)),
    q ? hasText(messages.searchText, q) : undefined,
  );
}

export async function listMessages(
  db: Queryable,
  filter: ListMessagesInput,
): Promise<{ rows: MessageRow[]; total: number }> {
  const where = and(messageCondition(db, filter), changedSince(messages.updated, filter.since));
  const [rows, total] = await Promise.all([
    db
      .select(messageColumns(db))
      .from(messages)
      .where(where)
      .orderBy(...orderBySort(filter.sort, sortColumns, messages.id))
      .limit(filter.limit)
      .offset(filter.skip),
    db.$count(messages, where),
  ]);
  return { rows, total };
}

/** The forms whose answers are stored, each with its latest title. */
export async function listAnsweredForms(db: Queryable, most: number): Promise<AnsweredForm[]> {
  return db
    .selectDistinctOn([sql`${formBlockOf}`], {
      block: sql<string>`${formBlockOf}`,
      title: sql<string>`${messages.form}->>'title'`,
    })
    .from(messages)
    .where(and(isThere, isNotNull(messages.form)))
    .orderBy(sql`${formBlockOf}`, desc(messages.created))
    .limit(most);
}

/** The topics of the stored messages, each with its latest name. */
export async function listUsedTopics(db: Queryable, most: number): Promise<TopicOfMessage[]> {
  const topicId = sql<string>`${messages.topic}->>'id'`;
  return db
    .selectDistinctOn([topicId], { id: topicId, name: sql<string>`${messages.topic}->>'name'` })
    .from(messages)
    .where(and(isThere, isNotNull(messages.topic)))
    .orderBy(topicId, desc(messages.created))
    .limit(most);
}
