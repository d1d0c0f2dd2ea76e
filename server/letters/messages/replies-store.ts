import { and, asc, eq, gt } from "drizzle-orm";
import type { Queryable } from "#db/open.ts";
import { messageReplies, messages } from "#db/schema/messages.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";

type StoredReply = typeof messageReplies.$inferSelect;
/** `mail` is null if the mail was deleted. */
export type ReplyRow = StoredReply & {
  mail: Pick<typeof outgoingMail.$inferSelect, "id" | "state" | "sent" | "messageId"> | null;
};

export function listReplies(db: Queryable, messageId: string): Promise<ReplyRow[]> {
  return db
    .select({
      id: messageReplies.id,
      messageId: messageReplies.messageId,
      subject: messageReplies.subject,
      text: messageReplies.text,
      created: messageReplies.created,
      isAutomatic: messageReplies.isAutomatic,
      userId: messageReplies.userId,
      userName: messageReplies.userName,
      mailId: messageReplies.mailId,
      mail: {
        id: outgoingMail.id,
        state: outgoingMail.state,
        sent: outgoingMail.sent,
        messageId: outgoingMail.messageId,
      },
    })
    .from(messageReplies)
    .leftJoin(outgoingMail, eq(outgoingMail.id, messageReplies.mailId))
    .where(eq(messageReplies.messageId, messageId))
    .orderBy(asc(messageReplies.created), asc(messageReplies.id));
}

export async function findRepliedMessage(db: Queryable, replyId: string): Promise<string | null> {
  const [row] = await db
    .select({ messageId: messageReplies.messageId })
    .from(messageReplies)
    .where(eq(messageReplies.id, replyId));
  return row?.messageId ?? null;
}

export async function insertReply(db: Queryable, row: StoredReply): Promise<void> {
  await db.insert(messageReplies).values(row);
}

export async function hasAutomaticAnswer(db: Queryable, email: string, since: Date): Promise<boolean> {
  const rows = await db
    .select({ id: messageReplies.id })
    .from(messageReplies)
    .innerJoin(messages, eq(messages.id, messageReplies.messageId))
    .where(and(eq(messages.email, email), eq(messageReplies.isAutomatic, true), gt(messageReplies.created, since)))
    .limit(1);
  return rows.length > 0;
}
