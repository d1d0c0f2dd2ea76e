// Backups are no jobs of the queue, because its workers fetch their next jobs only when all jobs of the last batch are done.
import { type BackgroundWork, repeated } from "../../kernel/jobs/work.ts";
import { isOlderThan } from "../../kernel/identity/site-age.ts";
import { performApart, type PerformTask } from "./apart.ts";
import { type BackupDeps, failBackup, makeBackup } from "./make-backup.ts";
import { latestSlot, RETRY_MS } from "./rules.ts";
import { type BackupRow, claimBackup, hasEnded, isWaiting, listRows, requestBackup } from "./store.ts";
import { nameToTry, tryBackup } from "./try-backup.ts";

/** How soon a backup begins that somebody has asked for. */
const EVERY_MS = 5_000;

/** Makes the backup that is due or asked for, then tries the newest one if its trial is due. */
export async function workOnBackups(deps: BackupDeps, perform: PerformTask, signal: AbortSignal): Promise<void> {
  const { db } = deps.database;
  const rows = await listRows(db);
  const ended = rows.find((row) => hasEnded(row, deps.now()));
  if (ended) await failBackup(deps, ended.id, { problem: "interrupted", detail: "" });
  const isWanted = await isDue(deps, rows);
  if (isWanted) await requestBackup(db, deps.now());
  const claimed = isWanted || rows.some(isWaiting) ? await claimBackup(db, deps.now()) : null;
  if (claimed) await makeBackup(deps, claimed, perform, signal);
  if (signal.aborted) return;
  const name = nameToTry(claimed ? await listRows(db) : rows, deps.now());
  if (name !== null) await tryBackup(deps, name, perform, signal);
}

/** A new site makes its first backup at the first slot after its first start. After a failure it waits for an hour. */
async function isDue({ database, env, now }: BackupDeps, rows: readonly BackupRow[]): Promise<boolean> {
  if (env.BACKUP_AT === null) return false;
  const at = now();
  const slot = latestSlot(at, env.BACKUP_AT);
  const isAnswered = rows.some(({ state, finished }) => {
    if (state === "running" || finished === null) return true;
    return state === "done" ? finished >= slot : at.getTime() - finished.getTime() < RETRY_MS;
  });
  return !isAnswered && (await isOlderThan(database.db, 0, slot));
}

/** @param perform tests do the work in their own process */
export function backupsWith(perform: PerformTask): BackgroundWork {
  return {
    name: "backups",
    start: (services) => {
      const stopping = new AbortController();
      const running = repeated("backups", EVERY_MS, (deps) => workOnBackups(deps, perform, stopping.signal)).start(
        services,
      );
      return {
        stop: async () => {
          stopping.abort(new Error("the site stops"));
          await running.stop();
        },
      };
    },
  };
}

export const backupWork = backupsWith(performApart());
