// Deletes old rows of mails that were sent or given up, because recipients must not be stored for ever.
import { and, eq, inArray, lt, notInArray, or } from "drizzle-orm";
import type { Db } from "#db/open.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";

export const sentMailDays = 90;

/**
 * Mails of these kinds are answers to messages, and prove that the answers were sent. So they are deleted together with
 * the message.
 */
const keptKinds = ["messageAnswer", "automaticAnswer"];

export async function dropSentMails(db: Db, before: Date): Promise<void> {
  const { state, sent, created, kind } = outgoingMail;
  const isSent = and(eq(state, "sent"), lt(sent, before));
  const isGivenUp = and(inArray(state, ["refused", "uncertain"]), lt(created, before));
  await db.delete(outgoingMail).where(and(or(isSent, isGivenUp), notInArray(kind, keptKinds)));
}
