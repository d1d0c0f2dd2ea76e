import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, exists, getTableColumns, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Queryable, Tx } from "#db/open.ts";
import { messageReplies, messages, messageTags } from "#db/schema/messages.ts";
import { ensureTags } from "../../library/tags/store.ts";

const { searchText: _searchText, nameOrder: _nameOrder, ...columns } = getTableColumns(messages);

type StoredMessage = Omit<typeof messages.$inferSelect, "searchText" | "nameOrder">;
/** Tags are sorted by position. */
export type MessageRow = StoredMessage & { tags: string[]; isAnswered: boolean };

/** The name in lists. The answers to a form have none, so their mail address or the form's title stands for it. */
export const senderColumn = sql<string>`coalesce(nullif(trim(${messages.firstName} || ' ' || ${messages.lastName}), ''), nullif(${messages.email}, ''), ${messages.form}->>'title', '')`;

export const isThere = isNull(messages.removed);

/** Raw SQL, because Drizzle omits the table names of outer columns in a subquery. */
const tagsOfRow = sql<
  string[]
>`array(select ${messageTags.path} from ${messageTags} where ${messageTags.messageId} = ${messages.id} order by ${messageTags.position})`;

export function isAnswered(db: Queryable) {
  const answers = db
    .select({ one: sql`1` })
    .from(messageReplies)
    .where(and(eq(messageReplies.messageId, messages.id), eq(messageReplies.isAutomatic, false)));
  return sql<boolean>`${exists(answers)}`;
}

export function messageColumns(db: Queryable) {
  return { ...columns, tags: tagsOfRow, isAnswered: isAnswered(db) };
}

export async function insertMessage(db: Queryable, row: typeof messages.$inferInsert): Promise<void> {
  await db.insert(messages).values(row);
}

export async function findMessage(db: Queryable, id: string): Promise<MessageRow | null> {
  const [row] = await findMessages(db, [id]);
  return row ?? null;
}

export async function findMessages(db: Queryable, ids: readonly string[]): Promise<MessageRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select(messageColumns(db))
    .from(messages)
    .where(and(inArray(messages.id, [...ids]), isThere));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Reads the message after it is locked, so that its tags are current. */
export async function lockMessage(tx: Tx, id: string): Promise<MessageRow | null> {
  const locked = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, id), isThere))
    .for("update");
  return locked.length === 0 ? null : findMessage(tx, id);
}

export async function updateMessage(tx: Tx, before: MessageRow, after: MessageRow): Promise<MessageRow> {
  const { id, read, done, version } = after;
  const { updated } = messages;
  const [row] = await tx
    .update(messages)
    .set({ read, done, version })
    .where(eq(messages.id, id))
    .returning({ updated });
  if (!isDeepStrictEqual(before.tags, after.tags)) await replaceTags(tx, after);
  return { ...after, ...row };
}

async function replaceTags(tx: Tx, { id, tags }: MessageRow): Promise<void> {
  await tx.delete(messageTags).where(eq(messageTags.messageId, id));
  if (tags.length === 0) return;
  await ensureTags(tx, tags);
  await tx.insert(messageTags).values(tags.map((path, position) => ({ messageId: id, path, position })));
}

export async function endReminder(tx: Tx, id: string): Promise<void> {
  await tx.update(messages).set({ remindAt: null }).where(eq(messages.id, id));
}

export async function markRemoved(tx: Tx, ids: readonly string[], at: Date): Promise<string[]> {
  const rows = await tx
    .update(messages)
    .set({ removed: at })
    .where(and(inArray(messages.id, [...ids]), isThere))
    .returning({ id: messages.id });
  return rows.map(({ id }) => id);
}

export async function markThere(db: Queryable, ids: readonly string[], removedAfter: Date): Promise<string[]> {
  const rows = await db
    .update(messages)
    .set({ removed: null })
    .where(and(inArray(messages.id, [...ids]), gt(messages.removed, removedAfter)))
    .returning({ id: messages.id });
  return rows.map(({ id }) => id);
}

/** `newest` is the id of the newest message, read or unread. Soft-deleted messages do not count. */
export async function countUnread(db: Queryable): Promise<{ count: number; newest: string | null }> {
  const { rows } = await db.execute<{ count: number; newest: string | null }>(sql`
    select (select count(*)::int from ${messages} where not read and removed is null) as count,
      (select id from ${messages} where removed is null order by created desc, id desc limit 1) as newest`);
  return rows[0] ?? { count: 0, newest: null };
}

export async function listMessageTags(db: Queryable, most: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ path: messageTags.path })
    .from(messageTags)
    .innerJoin(messages, and(eq(messages.id, messageTags.messageId), isThere))
    .orderBy(asc(messageTags.path))
    .limit(most);
  return rows.map(({ path }) => path);
}
