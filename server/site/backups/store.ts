import { and, desc, eq, isNotNull, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { BackupProblem } from "#contract/values/backups.ts";
import { HOUR_MS } from "#contract/values/time.ts";
import type { Queryable } from "#db/open.ts";
import { backups } from "#db/schema/backups.ts";

export type BackupRow = typeof backups.$inferSelect;

/** A process that has not reported for this time has ended. It reports every 30 seconds. */
const ENDED_AFTER_MS = 5 * 60_000;
/** A trial ends earlier. */
const TRIAL_CLAIM_MS = HOUR_MS;
/** Far more rows than backups are kept. */
const MOST_ROWS = 200;

/** Newest first. */
export function listRows(db: Queryable): Promise<BackupRow[]> {
  return db.select().from(backups).orderBy(desc(backups.created), desc(backups.id)).limit(MOST_ROWS);
}

/** @returns false if a backup is already running or waits for a process */
export async function requestBackup(db: Queryable, now: Date): Promise<boolean> {
  const row = { id: newId(), state: "running", created: now } as const;
  const made = await db.insert(backups).values(row).onConflictDoNothing().returning({ id: backups.id });
  return made.length > 0;
}

/** Of several processes, one gets the row. */
export async function claimBackup(db: Queryable, now: Date): Promise<BackupRow | null> {
  const [row] = await db
    .update(backups)
    .set({ started: now, alive: now })
    .where(and(eq(backups.state, "running"), isNull(backups.started)))
    .returning();
  return row ?? null;
}

/** Another process takes over the backup, because this one stops. */
export async function releaseBackup(db: Queryable, id: string): Promise<void> {
  await db.update(backups).set({ started: null, alive: null }).where(running(id));
}

export async function reportAlive(db: Queryable, id: string, now: Date): Promise<void> {
  await db.update(backups).set({ alive: now }).where(running(id));
}

/** True if the process that makes the backup has ended. */
export function hasEnded({ state, alive }: BackupRow, now: Date): boolean {
  return state === "running" && alive !== null && alive.getTime() < now.getTime() - ENDED_AFTER_MS;
}

/** True if no process makes the backup yet. */
export const isWaiting = ({ state, started }: BackupRow): boolean => state === "running" && started === null;

type Made = { name: string; sizeBytes: number; missing: number; finished: Date };

/** Earlier failures are forgotten. */
export async function storeDone(db: Queryable, id: string, made: Made): Promise<void> {
  await db.delete(backups).where(or(eq(backups.state, "failed"), eq(backups.name, made.name)));
  await db
    .update(backups)
    .set({ ...made, state: "done", alive: null })
    .where(eq(backups.id, id));
}

export type Failure = { problem: BackupProblem; detail: string };

/** @returns true if the attempt before did not fail; null if the row no longer runs, because another process ended it */
export async function storeFailed(db: Queryable, id: string, failure: Failure, now: Date): Promise<boolean | null> {
  const failed = { ...failure, state: "failed", alive: null, finished: now } as const;
  const changed = await db.update(backups).set(failed).where(running(id)).returning({ id: backups.id });
  if (changed.length === 0) return null;
  const earlier = await db
    .delete(backups)
    .where(and(eq(backups.state, "failed"), sql`${backups.id} <> ${id}`))
    .returning({ id: backups.id });
  return earlier.length === 0;
}

const running = (id: string) => and(eq(backups.id, id), eq(backups.state, "running"));

/** Removes rows of backups that are no longer at their place. */
export async function dropOthers(db: Queryable, names: readonly string[]): Promise<void> {
  await db.delete(backups).where(and(isNotNull(backups.name), notInArray(backups.name, [...names])));
}

/** Of several processes, one tries the backup. */
export async function claimTrial(db: Queryable, name: string, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - TRIAL_CLAIM_MS);
  const isFree = or(isNull(backups.trialStarted), lt(backups.trialStarted, before));
  const claimed = await db
    .update(backups)
    .set({ trialStarted: now })
    .where(and(eq(backups.name, name), isNull(backups.tried), isFree))
    .returning({ id: backups.id });
  return claimed.length > 0;
}

export async function releaseTrial(db: Queryable, name: string): Promise<void> {
  await db.update(backups).set({ trialStarted: null }).where(eq(backups.name, name));
}

type Tried = Partial<Pick<BackupRow, "triedTables" | "triedRows" | "triedFiles" | "trialProblem" | "trialDetail">>;

export async function storeTrial(db: Queryable, name: string, tried: Tried, now: Date): Promise<void> {
  await db
    .update(backups)
    .set({ ...tried, tried: now })
    .where(eq(backups.name, name));
}

export async function findLastTrial(db: Queryable): Promise<BackupRow | null> {
  const [row] = await db.select().from(backups).where(isNotNull(backups.tried)).orderBy(desc(backups.tried)).limit(1);
  return row ?? null;
}
