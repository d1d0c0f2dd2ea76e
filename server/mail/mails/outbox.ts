import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { isPlainAddress } from "#contract/values/mail-address.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { type Attached, outgoingMail } from "#db/schema/outgoing-mail.ts";
import type { Language } from "../../kernel/context.ts";
import { hastenJobs, sendJobs } from "../../kernel/jobs/send.ts";
import { sentence } from "../../kernel/sentences.ts";

export type MailDraft = {
  id?: string;
  /** The mail is not sent before this moment. By default, the mail is sent immediately. */
  at?: Date;
  /** The name of the mail's texts in the locales, such as 'passwordReset'. */
  kind: string;
  language: Language;
  recipient: string;
  subject: string;
  body: string;
  /** Sanitised; replaces the HTML that is otherwise made from the text. */
  html?: string;
  /** Without this address, replies go to the site's own address. */
  replyTo?: string;
  /** Message-IDs of the thread, oldest first. */
  thread?: string[];
  attachments?: Attached[];
  /** False if a person wrote the mail. Programs may then answer automatically. */
  isAutomatic?: boolean;
};
export type MailRow = typeof outgoingMail.$inferSelect;

/** Single mails are sent before newsletter mails. */
const PRIORITY = 10;

/** Many servers refuse a mail with a non-ASCII reply address. Such an address is written into the text instead. */
function withPlainReply(draft: MailDraft): MailDraft {
  const { replyTo, ...plain } = draft;
  const address = /<([^<>]+)>$/u.exec(replyTo ?? "")?.[1] ?? replyTo;
  if (address === undefined || address === "" || isPlainAddress(address)) return draft;
  if (draft.body.includes(address)) return plain;
  return { ...plain, body: `${draft.body.trimEnd()}\n\n${sentence(draft.language, "mail:replyTo", { address })}\n` };
}

/** Adds a mail in the transaction that causes it. The mail is sent after the commit. @returns the mail's id */
export async function queueMail(db: Queryable, draft: MailDraft): Promise<string> {
  const [id = ""] = await queueMails(db, [draft]);
  return id;
}

/** Queues many mails with as many statements as a single mail. @returns the ids of the mails */
export async function queueMails(db: Queryable, drafts: readonly MailDraft[]): Promise<string[]> {
  if (drafts.length === 0) return [];
  const now = new Date();
  const mails = drafts
    .map(withPlainReply)
    .map(({ at = now, ...draft }) => ({ id: newId(), ...draft, created: now, nextAttempt: at }));
  await db.insert(outgoingMail).values(mails);
  const jobs = mails.map(({ id, nextAttempt }) => (nextAttempt > now ? { id, at: nextAttempt } : { id }));
  await sendJobs(db, "mail", jobs, PRIORITY);
  return mails.map(({ id }) => id);
}

/** Counts the attempt before it is made, so that attempts that end with a crash count too. */
export async function beginTry(db: Queryable, id: string, host: string): Promise<MailRow | null> {
  const [row] = await db
    .update(outgoingMail)
    .set({
      attempts: sql`${outgoingMail.attempts} + 1`,
      messageId: sql`coalesce(${outgoingMail.messageId}, ${`<${id}@${host}>`})`,
    })
    .where(and(eq(outgoingMail.id, id), eq(outgoingMail.state, "waiting")))
    .returning();
  return row ?? null;
}

export async function markSent(db: Queryable, id: string): Promise<void> {
  // The text may contain a link that grants access, so it is deleted after sending.
  await db
    .update(outgoingMail)
    .set({ state: "sent", sent: new Date(), nextAttempt: null, lastError: null, body: "", html: null })
    .where(eq(outgoingMail.id, id));
}

/** @param retryAt null if the mail is not retried */
export async function markFailed(tx: Tx, id: string, lastError: string, retryAt: Date | null): Promise<void> {
  const state = retryAt === null ? "refused" : "waiting";
  await tx.update(outgoingMail).set({ lastError, nextAttempt: retryAt, state }).where(eq(outgoingMail.id, id));
  if (retryAt !== null) await sendJobs(tx, "mail", [{ id, at: retryAt }], PRIORITY);
}

/** Called if the process ended during the attempts. The mail may have been sent, so it is not retried automatically. */
export async function markUncertain(db: Queryable, id: string): Promise<void> {
  await db.update(outgoingMail).set({ state: "uncertain", nextAttempt: null }).where(eq(outgoingMail.id, id));
}

export async function waitingMails(db: Queryable, most: number): Promise<{ id: string; at: Date }[]> {
  const rows = await db
    .select({ id: outgoingMail.id, at: outgoingMail.nextAttempt })
    .from(outgoingMail)
    .where(eq(outgoingMail.state, "waiting"))
    .orderBy(asc(outgoingMail.nextAttempt))
    .limit(most);
  return rows.map(({ id, at }) => ({ id, at: at ?? new Date() }));
}

/**
 * Schedules the mails for an immediate retry, even refused and uncertain ones, with the full number of attempts.
 * @returns the number of mails
 */
export async function sendAgain(tx: Tx, ids: readonly string[], now: Date): Promise<number> {
  const changed = await tx
    .update(outgoingMail)
    .set({ state: "waiting", attempts: 0, nextAttempt: now })
    .where(and(inArray(outgoingMail.id, [...ids]), inArray(outgoingMail.state, ["waiting", "refused", "uncertain"])))
    .returning({ id: outgoingMail.id });
  await hastenJobs(
    tx,
    "mail",
    changed.map(({ id }) => id),
  );
  return changed.length;
}
