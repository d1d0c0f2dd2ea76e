// Spreads mails over time. Mails beyond an hourly limit are delayed, not dropped.
import { HOUR_MS } from "#contract/values/time.ts";
import { createHmac } from "node:crypto";
import { and, asc, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { Queryable, Tx } from "#db/open.ts";
import { mailSlots } from "#db/schema/mail-slots.ts";
import type { Services } from "../../kernel/context.ts";

export type MailLimit = {
  /** The name of the limit, such as 'withdrawal network'. */
  name: string;
  /** The limited recipient or network, of which only a keyed hash is stored. */
  whom: string;
  most: number;
};

const SPAN_MS = HOUR_MS;
/** Maximum number of reserved moments that are read to find a free one. */
const MOST_READ = 2_000;

type Deps = Pick<Services, "secretKey"> & { now: Date };

/**
 * Reserves the first moment at which one more mail exceeds no limit.
 * @param mailId the id of the mail that is sent at that moment
 */
export async function takeMailSlot(
  tx: Tx,
  mailId: string,
  limits: readonly MailLimit[],
  { secretKey, now }: Deps,
): Promise<Date> {
  const keyed = limits.map(({ name, whom, most }) => ({ most, key: keyOf(secretKey, name, whom) }));
  const taken: Taken[] = [];
  // All transactions lock in the same order, which prevents deadlocks.
  for (const { key, most } of keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`mail slot ${key}`}, 0))`);
    taken.push({ most, ...(await readMoments(tx, key, now)) });
  }
  const due = firstFree(taken, now);
  await tx.insert(mailSlots).values(keyed.map(({ key }) => ({ key, mailId, due })));
  return due;
}

async function readMoments(tx: Tx, key: string, now: Date): Promise<Pick<Taken, "moments" | "last">> {
  const isOf = eq(mailSlots.key, key);
  const rows = await tx
    .select({ due: mailSlots.due })
    .from(mailSlots)
    .where(and(isOf, gt(mailSlots.due, new Date(now.getTime() - SPAN_MS))))
    .orderBy(asc(mailSlots.due))
    .limit(MOST_READ);
  const moments = rows.map(({ due }) => due.getTime());
  if (rows.length < MOST_READ) return { moments, last: null };
  const [latest] = await tx
    .select({ due: mailSlots.due })
    .from(mailSlots)
    .where(isOf)
    .orderBy(desc(mailSlots.due))
    .limit(1);
  return { moments, last: latest?.due.getTime() ?? null };
}

function keyOf(secretKey: string, name: string, whom: string): string {
  return `${name} ${createHmac("sha256", secretKey).update(`mail slot ${whom}`).digest("base64url")}`;
}

export async function dropPassedSlots(db: Queryable, now: Date): Promise<void> {
  await db.delete(mailSlots).where(lte(mailSlots.due, new Date(now.getTime() - SPAN_MS)));
}

export type Taken = { most: number; moments: readonly number[]; last: number | null };

/** Finds the first moment at which one more mail keeps every hour within all limits. Counts waiting mails too. */
export function firstFree(taken: readonly Taken[], now: Date): Date {
  const behind = taken.flatMap(({ most, last }) => (last === null ? [] : [last + SPAN_MS / most]));
  const start = Math.max(now.getTime(), ...behind);
  const later = taken.flatMap(({ moments }) => moments.map((moment) => moment + SPAN_MS)).filter((one) => one > start);
  const candidates = [start, ...later.sort((one, other) => one - other)];
  const isFree = (moment: number): boolean => taken.every((limit) => hasRoom(limit, moment));
  return new Date(candidates.find(isFree) ?? start);
}

function hasRoom({ most, moments }: Taken, moment: number): boolean {
  const near = moments.slice(firstAfter(moments, moment - SPAN_MS), firstAfter(moments, moment + SPAN_MS - 1));
  const all = near.toSpliced(firstAfter(near, moment), 0, moment);
  return all.every((first, index) => (all[index + most] ?? Infinity) - first >= SPAN_MS);
}

function firstAfter(moments: readonly number[], moment: number): number {
  let [low, high] = [0, moments.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moments[middle] ?? Infinity) > moment) high = middle;
    else low = middle + 1;
  }
  return low;
}
