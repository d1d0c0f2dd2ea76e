import { newestFirst } from "../../kernel/list-order.ts";
import { and, count, ilike, inArray, or } from "drizzle-orm";
import type { ListMailsInput, Mail } from "#contract/schemas/mails.ts";
import type { Queryable } from "#db/open.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { likePattern } from "../../kernel/search/pattern.ts";
import type { MailRow } from "./outbox.ts";

const columns = {
  id: outgoingMail.id,
  recipient: outgoingMail.recipient,
  subject: outgoingMail.subject,
  state: outgoingMail.state,
  created: outgoingMail.created,
  sent: outgoingMail.sent,
  attempts: outgoingMail.attempts,
  nextAttempt: outgoingMail.nextAttempt,
  lastError: outgoingMail.lastError,
};

export async function listMails(
  db: Queryable,
  { states, q, limit, skip }: ListMailsInput,
): Promise<{ items: Mail[]; total: number }> {
  const pattern = q ? likePattern(q) : null;
  const where = and(
    states.length > 0 ? inArray(outgoingMail.state, states) : undefined,
    pattern === null ? undefined : or(ilike(outgoingMail.recipient, pattern), ilike(outgoingMail.subject, pattern)),
  );
  const rows = await db
    .select(columns)
    .from(outgoingMail)
    .where(where)
    .orderBy(...newestFirst(outgoingMail))
    .limit(limit)
    .offset(skip);
  const [counted] = await db.select({ total: count() }).from(outgoingMail).where(where);
  return { items: rows.map(present), total: counted?.total ?? 0 };
}

function present({ created, sent, nextAttempt, ...row }: Pick<MailRow, keyof typeof columns>): Mail {
  return {
    ...row,
    created: created.toISOString(),
    sent: sent?.toISOString() ?? null,
    nextAttempt: nextAttempt?.toISOString() ?? null,
  };
}
