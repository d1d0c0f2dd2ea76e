import { DAY_MS, HOUR_MS } from "#contract/values/time.ts";
import { and, asc, eq, getTableName, gt, inArray, lt, or } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { messages } from "#db/schema/messages.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import { rateLimits } from "#db/schema/rate-limits.ts";
import { sessions } from "#db/schema/sessions.ts";
import { tags } from "#db/schema/tags.ts";
import { tokens } from "#db/schema/tokens.ts";
import { sendAgain } from "../../mail/mails/outbox.ts";
import { ensureTags, withParents } from "../../library/tags/store.ts";
import { type Checkup, PAGE, pages } from "./check.ts";

export async function checkTags({
  services: {
    database: { db },
  },
  report,
  isMending,
}: Checkup): Promise<void> {
  const read = (after: string): Promise<{ path: string }[]> =>
    db.select({ path: tags.path }).from(tags).where(gt(tags.path, after)).orderBy(asc(tags.path)).limit(PAGE);
  for await (const page of pages(read, ({ path }) => path)) {
    const wanted = withParents(page.map(({ path }) => path));
    const there = await db.select({ path: tags.path }).from(tags).where(inArray(tags.path, wanted));
    const known = new Set(there.map(({ path }) => path));
    const missing = wanted.filter((path) => !known.has(path));
    for (const path of missing) report.note("tags without their parents", path, isMending);
    if (isMending && missing.length > 0) await db.transaction((tx) => ensureTags(tx, missing));
  }
}

export async function checkTemporaryFiles({ services: { storage }, report, isMending }: Checkup): Promise<void> {
  const abandoned = await storage.findAbandoned();
  if (isMending) await storage.sweep();
  for (const name of abandoned) report.note("temporary files of ended processes", name, isMending);
}

/** Reports mails that were given up, and mails that are overdue by an hour. A repair schedules these mails again. */
export async function checkMails({
  services: {
    database: { db },
    now: clock,
  },
  report,
  isMending,
}: Checkup): Promise<void> {
  const now = clock();
  const overdue = lt(outgoingMail.nextAttempt, new Date(now.getTime() - HOUR_MS));
  const isStuck = or(eq(outgoingMail.state, "refused"), and(eq(outgoingMail.state, "waiting"), overdue));
  const stuck = await db.select({ id: outgoingMail.id }).from(outgoingMail).where(isStuck);
  const [example] = stuck;
  if (!example) return;
  report.note("mails that were given up or that nobody sends", example.id, isMending, stuck.length);
  const ids = stuck.map(({ id }) => id);
  if (isMending) await db.transaction((tx) => sendAgain(tx, ids, now));
}

export async function checkExpired(checkup: Checkup): Promise<void> {
  // A running site removes expired rows itself, so the doctor reports them only after a day.
  const before = new Date(checkup.services.now().getTime() - DAY_MS);
  await checkExpiredIn(checkup, sessions, sessions.expiresAt, before);
  await checkExpiredIn(checkup, tokens, tokens.expiresAt, before);
  await checkExpiredIn(checkup, messages, messages.removed, before);
  await checkExpiredIn(checkup, rateLimits, rateLimits.expire, before.getTime());
}

async function checkExpiredIn(
  {
    services: {
      database: { db },
    },
    report,
    isMending,
  }: Checkup,
  table: PgTable,
  column: PgColumn,
  before: Date | number,
): Promise<void> {
  const isExpired = lt(column, before);
  const count = await db.$count(table, isExpired);
  if (count === 0) return;
  report.note(
    "expired sessions, tokens, counters and removed messages that nobody dropped",
    `${count} ${getTableName(table)}`,
    isMending,
    count,
  );
  if (isMending) await db.delete(table).where(isExpired);
}
