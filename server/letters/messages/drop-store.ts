import { and, asc, exists, eq, gte, inArray, isNotNull, lt, lte, ne, not, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#db/open.ts";
import { messageReplies, messages } from "#db/schema/messages.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";

/** Rows per transaction. A single statement for very many rows would exceed the time limit. */
const CHUNK = 500;

export function dropRemoved(db: Db, until: Date): Promise<number> {
  return dropAll(db, and(isNotNull(messages.removed), lte(messages.removed, until)));
}

export function dropOlder(db: Db, before: Date): Promise<number> {
  const laterAnswers = db
    .select({ one: sql`1` })
    .from(messageReplies)
    .where(and(eq(messageReplies.messageId, messages.id), gte(messageReplies.created, before)));
  return dropAll(db, and(lt(messages.created, before), not(exists(laterAnswers))));
}

async function dropAll(db: Db, condition: SQL | undefined): Promise<number> {
  let dropped = 0;
  for (let more = CHUNK; more === CHUNK; dropped += more) more = await db.transaction((tx) => dropSome(tx, condition));
  return dropped;
}

/** Skips locked rows, because a concurrent request may be answering or restoring these messages. */
async function dropSome(tx: Tx, condition: SQL | undefined): Promise<number> {
  const rows = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(condition)
    .orderBy(asc(messages.id))
    .limit(CHUNK)
    .for("update", { skipLocked: true });
  return dropRows(
    tx,
    rows.map(({ id }) => id),
  );
}

/**
 * Deletes messages with their answers. Mails that still wait in the queue stay, so that they are sent.
 * @returns the number of deleted messages
 */
export async function dropRows(tx: Tx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const mails = tx
    .select({ id: messageReplies.mailId })
    .from(messageReplies)
    .where(inArray(messageReplies.messageId, [...ids]));
  await tx.delete(outgoingMail).where(and(inArray(outgoingMail.id, mails), ne(outgoingMail.state, "waiting")));
  await tx.delete(messages).where(inArray(messages.id, [...ids]));
  return ids.length;
}
