// Spreads mails over time: at most so many for a key within a span; the others are sent later instead of never.
import { createHmac } from "node:crypto";
import { eq, lte, sql } from "drizzle-orm";
import type { Queryable, Tx } from "#db/open.ts";
import { mailSlots } from "#db/schema/mail-slots.ts";
import type { Services } from "../context.ts";

export type MailLimit = {
  /** What is limited, such as 'withdrawal network'. */
  name: string;
  /** Whom it is limited for; stored as a keyed hash alone. */
  whom: string;
  /** How many within an hour. */
  most: number;
};

const SPAN_MS = 3_600_000;

type Deps = Pick<Services, "secretKey"> & { now: Date };

/**
 * The first moment at which every limit has room for one more mail. The mail counts from then on.
 * @param mailId of the mail that will be sent at that moment
 */
export async function takeMailSlot(
  tx: Tx,
  mailId: string,
  limits: readonly MailLimit[],
  { secretKey, now }: Deps,
): Promise<Date> {
  const keyed = limits.map(({ name, whom, most }) => ({ most, key: keyOf(secretKey, name, whom) }));
  const taken: Taken[] = [];
  // In one order, so that two transactions do not wait for each other.
  for (const { key, most } of keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail slot ${key}`}, 0))`);
    const rows = await tx.select({ due: mailSlots.due }).from(mailSlots).where(eq(mailSlots.key, key));
    taken.push({ most, moments: rows.map((row) => row.due.getTime()) });
  }
  const due = firstFree(taken, now);
  await tx.insert(mailSlots).values(keyed.map(({ key }) => ({ key, mailId, due })));
  return due;
}

function keyOf(secretKey: string, name: string, whom: string): string {
  return `${name} ${createHmac("sha256", secretKey).update(`mail slot ${whom}`).digest("base64url")}`;
}

export async function dropPassedSlots(db: Queryable, now: Date): Promise<void> {
  await db.delete(mailSlots).where(lte(mailSlots.due, new Date(now.getTime() - SPAN_MS)));
}

/** The moments (ms) of the mails of a limit. */
export type Taken = { most: number; moments: readonly number[] };

/** The first moment at which no hour has more mails of any limit than it allows, those that wait already included. */
export function firstFree(taken: readonly Taken[], now: Date): Date {
  const candidates = taken.flatMap(({ moments }) => moments.map((moment) => moment + SPAN_MS));
  const later = candidates.filter((moment) => moment > now.getTime()).sort((one, other) => one - other);
  const isFree = (moment: number): boolean => taken.every((limit) => hasRoom(limit, moment));
  return new Date([now.getTime(), ...later].find(isFree) ?? (later.at(-1) ?? now.getTime()) + SPAN_MS);
}

function hasRoom({ most, moments }: Taken, moment: number): boolean {
  const near = moments.filter((other) => Math.abs(other - moment) < SPAN_MS);
  const all = [...near, moment].sort((one, other) => one - other);
  return all.every((first, index) => (all[index + most] ?? Infinity) - first >= SPAN_MS);
}
