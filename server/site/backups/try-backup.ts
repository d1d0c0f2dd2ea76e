// Restores the newest backup once a week into a temporary site, because a backup that was never restored may be none.
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PerformTask } from "./apart.ts";
import { type BackupDeps, failureOf } from "./make-backup.ts";
import { openBackupPlace } from "./open-place.ts";
import { TRIAL_EVERY_MS } from "./rules.ts";
import { type BackupRow, claimTrial, findLastTrial, releaseTrial, storeTrial } from "./store.ts";
import { tellOfFailure } from "./tell.ts";

/**
 * The newest backup, unless one was restored within the last week. After a trial that failed, the next backup is tried
 * as soon as it is made.
 */
export function nameToTry(rows: readonly BackupRow[], now: Date): string | null {
  const done = rows.filter(({ state }) => state === "done");
  const isRecent = done.some(
    ({ tried, trialProblem }) =>
      tried !== null && trialProblem === null && now.getTime() - tried.getTime() < TRIAL_EVERY_MS,
  );
  const [newest] = done;
  return isRecent || !newest || newest.tried !== null ? null : newest.name;
}

export function isLastTrialFailed(rows: readonly BackupRow[]): boolean {
  const tried = rows.filter((row) => row.tried !== null);
  const [last] = tried.toSorted((one, other) => Number(other.tried) - Number(one.tried));
  return last !== undefined && last.trialProblem !== null;
}

/** Does not throw for a backup that cannot be restored: the failure is stored, shown and mailed. */
export async function tryBackup(
  deps: BackupDeps,
  name: string,
  perform: PerformTask,
  signal: AbortSignal,
): Promise<void> {
  const { database, storage, env, now, log } = deps;
  if (!(await claimTrial(database.db, name, now()))) return;
  const place = await openBackupPlace(deps);
  const dir = await storage.makeTemporaryDir();
  try {
    const site = join(dir, "site");
    await mkdir(site, { mode: 0o700 });
    const { tables, rows, files } = await place.withFile(name, (path) =>
      perform({ kind: "try", path, dir: site }, env, signal),
    );
    await storeTrial(database.db, name, { triedTables: tables, triedRows: rows, triedFiles: files }, now());
    log.info({ name, tables, rows, files }, "a backup was restored for a trial");
  } catch (error) {
    if (signal.aborted) return await releaseTrial(database.db, name);
    await failTrial(deps, name, error);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function failTrial(deps: BackupDeps, name: string, error: unknown): Promise<void> {
  const failure = failureOf(error);
  deps.log.error({ name, ...failure }, "a backup cannot be restored");
  await deps.database.db.transaction(async (tx) => {
    const before = await findLastTrial(tx);
    const trial = { trialProblem: failure.problem, trialDetail: failure.detail };
    await storeTrial(tx, name, trial, deps.now());
    if (!before?.trialProblem) await tellOfFailure(tx, deps, "backupUnreadable", failure);
  });
}
