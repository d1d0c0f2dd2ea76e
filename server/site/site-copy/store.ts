import { and, desc, eq, isNull, lt, ne, or } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { BackupProblem } from "#contract/values/backups.ts";
import type { Queryable } from "#db/open.ts";
import { siteCopies } from "#db/schema/site-copies.ts";
import type { CopyCounts, CopyProgress } from "./write-copy.ts";

export type CopyRow = typeof siteCopies.$inferSelect;

/** A process that has not reported for this time has ended. It reports every few seconds. */
const ENDED_AFTER_MS = 2 * 60_000;

/** At most the newest copy, one that is being made, and the failure of an attempt. */
export function listCopies(db: Queryable): Promise<CopyRow[]> {
  return db.select().from(siteCopies).orderBy(desc(siteCopies.created), desc(siteCopies.id)).limit(10);
}

/** @returns false if a copy is already being made or waits for a process */
export async function requestCopy(db: Queryable, now: Date): Promise<boolean> {
  const row = { id: newId(), state: "running", created: now } as const;
  const made = await db.insert(siteCopies).values(row).onConflictDoNothing().returning({ id: siteCopies.id });
  return made.length > 0;
}

/** Of several processes, one gets the row. After the end of a process, another one begins anew. */
export async function claimCopy(db: Queryable, now: Date): Promise<CopyRow | null> {
  const ended = lt(siteCopies.alive, new Date(now.getTime() - ENDED_AFTER_MS));
  const [row] = await db
    .update(siteCopies)
    .set({ alive: now, phase: "pages", done: 0, total: 0 })
    .where(and(eq(siteCopies.state, "running"), or(isNull(siteCopies.alive), ended)))
    .returning();
  return row ?? null;
}

/** Another process takes over the copy, because this one stops. */
export async function releaseCopy(db: Queryable, id: string): Promise<void> {
  await db.update(siteCopies).set({ alive: null }).where(running(id));
}

export async function reportProgress(db: Queryable, id: string, progress: CopyProgress, now: Date): Promise<void> {
  await db
    .update(siteCopies)
    .set({ ...progress, alive: now })
    .where(running(id));
}

type Made = CopyCounts & { name: string; sizeBytes: number; finished: Date };

/** Earlier copies and failures are forgotten. */
export async function storeCopy(db: Queryable, id: string, made: Made): Promise<void> {
  await db.delete(siteCopies).where(ne(siteCopies.id, id));
  await db
    .update(siteCopies)
    .set({ ...made, state: "done", alive: null })
    .where(eq(siteCopies.id, id));
}

export async function storeFailedCopy(db: Queryable, id: string, problem: BackupProblem, now: Date): Promise<void> {
  await db.delete(siteCopies).where(eq(siteCopies.state, "failed"));
  await db.update(siteCopies).set({ state: "failed", problem, alive: null, finished: now }).where(running(id));
}

const running = (id: string) => and(eq(siteCopies.id, id), eq(siteCopies.state, "running"));
