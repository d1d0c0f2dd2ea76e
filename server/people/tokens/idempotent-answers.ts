// Stores the answers to POST requests of programs, so that a repeated request changes nothing a second time.
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { AppError } from "#contract/schemas/errors.ts";
import type { Queryable } from "#db/open.ts";
import { idempotentAnswers as table } from "#db/schema/idempotent-answers.ts";
import type { Services } from "../../kernel/context.ts";

/** Answers are kept for this many days. */
export const idempotentDays = 1;
/** After this time, the process of a request without an answer has ended. The request is then run again. */
const ABANDONED_MS = 60_000;

export type IdempotentRequest = { tokenHash: string; key: string; requestHash: string };

/** Requests of this process that still run. A repetition waits for them instead of being refused. */
const running = new Map<string, Promise<string>>();

/**
 * Runs a request once for each key.
 * @param run returns the answer as JSON. If it fails, nothing is stored, and the key can be used again.
 * @throws conflict (C409) if the key belongs to another request; unavailable (C503) while another process runs it
 */
export async function answerOnce(
  services: Pick<Services, "database" | "now">,
  request: IdempotentRequest,
  run: () => Promise<string>,
): Promise<string> {
  const name = `${request.tokenHash} ${request.key}`;
  await running.get(name)?.catch(() => {});
  const answer = answerFirst(services, request, run);
  running.set(name, answer);
  try {
    return await answer;
  } finally {
    if (running.get(name) === answer) running.delete(name);
  }
}

async function answerFirst(
  { database: { db }, now }: Pick<Services, "database" | "now">,
  { tokenHash, key, requestHash }: IdempotentRequest,
  run: () => Promise<string>,
): Promise<string> {
  const own = and(eq(table.tokenHash, tokenHash), eq(table.key, key));
  const created = now();
  await db
    .delete(table)
    .where(and(own, isNull(table.text), lt(table.created, new Date(created.getTime() - ABANDONED_MS))));
  const [first] = await db
    .insert(table)
    .values({ tokenHash, key, requestHash, created })
    .onConflictDoNothing()
    .returning({ key: table.key });
  if (!first) {
    const [known] = await db.select().from(table).where(own);
    if (known && known.requestHash !== requestHash) throw new AppError("conflict");
    if (!known || known.text === null) throw new AppError("unavailable", { retryAfterSeconds: 1 });
    return known.text;
  }
  try {
    const text = await run();
    await db.update(table).set({ text }).where(own);
    return text;
  } catch (error) {
    await db.delete(table).where(own);
    throw error;
  }
}

export async function dropIdempotentAnswers(db: Queryable, before: Date): Promise<void> {
  await db.delete(table).where(lt(table.created, before));
}

/** Removes answers that contain the mail address of an erased person. */
export async function forgetInAnswers(db: Queryable, email: string): Promise<void> {
  await db.delete(table).where(sql`position(${email.toLowerCase()} in lower(${table.text})) > 0`);
}
