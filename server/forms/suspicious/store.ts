import { count, desc, eq, inArray, lt, sql, type SQL } from "drizzle-orm";
import type { SuspiciousForm } from "#contract/schemas/suspicious.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { answersWithout, hasAnswer } from "../../kernel/owners/answers-of-person.ts";
import { suspiciousForms } from "#db/schema/suspicious-forms.ts";

/** Maximum number of suspicious forms of each kind. Further forms replace the oldest ones. */
export const MOST_PER_FORM = 500;

export type SuspiciousRow = typeof suspiciousForms.$inferSelect;

export async function insertSuspicious(tx: Tx, row: SuspiciousRow): Promise<void> {
  await tx.insert(suspiciousForms).values(row);
  const beyond = tx
    .select({ id: suspiciousForms.id })
    .from(suspiciousForms)
    .where(eq(suspiciousForms.form, row.form))
    .orderBy(desc(suspiciousForms.received), desc(suspiciousForms.id))
    .offset(MOST_PER_FORM);
  await tx.delete(suspiciousForms).where(inArray(suspiciousForms.id, beyond));
}

type Listed = { form?: SuspiciousForm | undefined; limit: number; skip: number };

export async function listSuspicious(
  db: Queryable,
  { form, limit, skip }: Listed,
): Promise<{ rows: SuspiciousRow[]; total: number }> {
  const where = form === undefined ? undefined : eq(suspiciousForms.form, form);
  const rows = await db
    .select()
    .from(suspiciousForms)
    .where(where)
    .orderBy(desc(suspiciousForms.received), desc(suspiciousForms.id))
    .limit(limit)
    .offset(skip);
  const [counted] = await db.select({ total: count() }).from(suspiciousForms).where(where);
  return { rows, total: counted?.total ?? 0 };
}

export function countSuspicious(db: Queryable): Promise<number> {
  return db.$count(suspiciousForms);
}

export function suspiciousOf(db: Queryable, email: string): Promise<SuspiciousRow[]> {
  return db.select().from(suspiciousForms).where(eq(suspiciousForms.email, email)).orderBy(suspiciousForms.id);
}

/**
 * The forms of other senders with an answer that consists of the mail address.
 * @param email normalised
 */
export const isNamedInSuspicious = (email: string): SQL =>
  sql`${suspiciousForms.form} = 'form' and ${suspiciousForms.email} <> ${email} and ${hasAnswer(
    sql`${suspiciousForms.content}->'answers'`,
    email,
  )}`;

export function takeSuspicious(tx: Tx, ids: readonly string[]): Promise<SuspiciousRow[]> {
  return tx
    .delete(suspiciousForms)
    .where(inArray(suspiciousForms.id, [...ids]))
    .returning();
}

/** Deletes the sender's forms, and the mail address from the answers of other senders. */
export async function eraseSuspiciousOf(tx: Tx, email: string): Promise<number> {
  const gone = await tx
    .delete(suspiciousForms)
    .where(eq(suspiciousForms.email, email))
    .returning({ id: suspiciousForms.id });
  const answers = answersWithout(sql`${suspiciousForms.content}->'answers'`, email);
  const changed = await tx
    .update(suspiciousForms)
    .set({ content: sql`jsonb_set(${suspiciousForms.content}, '{answers}', ${answers})` })
    .where(isNamedInSuspicious(email))
    .returning({ id: suspiciousForms.id });
  return gone.length + changed.length;
}

export async function dropSuspiciousBefore(db: Queryable, before: Date): Promise<void> {
  await db.delete(suspiciousForms).where(lt(suspiciousForms.received, before));
}
