// Makes one backup, and then removes those that are no longer kept.
import type { Services } from "../../kernel/context.ts";
import { recordBackup } from "../../kernel/identity/backups.ts";
import { reasonOf } from "../../kernel/reason.ts";
import { BackupFailed, type PerformTask } from "./apart.ts";
import { openBackupPlace } from "./open-place.ts";
import { problemOf } from "./problems.ts";
import { backupNameOf, outdatedBackups } from "./rules.ts";
import {
  type BackupRow,
  dropOthers,
  type Failure,
  releaseBackup,
  reportAlive,
  storeDone,
  storeFailed,
} from "./store.ts";
import { tellOfFailure } from "./tell.ts";

export type BackupDeps = Pick<Services, "database" | "storage" | "env" | "now" | "log" | "publicUrl">;

const REPORT_MS = 30_000;
/** The detail of a failure is shown and mailed, so it stays short. */
const DETAIL_CHARACTERS = 300;

/** Does not throw: a failure is stored, shown and mailed. */
export async function makeBackup(
  deps: BackupDeps,
  { id, started }: BackupRow,
  perform: PerformTask,
  signal: AbortSignal,
): Promise<void> {
  const { database, env, now, log } = deps;
  const reporting = setInterval(
    () => void reportAlive(database.db, id, now()).catch((error: unknown) => log.warn({ err: error }, "no report")),
    REPORT_MS,
  );
  try {
    const place = await openBackupPlace(deps);
    const name = backupNameOf(started ?? now(), env.BACKUP_PASSPHRASE !== undefined);
    const { missing } = await place.write(name, (path) => perform({ kind: "write", path }, env, signal));
    const stored = await place.list();
    const sizeBytes = stored.find((one) => one.name === name)?.sizeBytes ?? 0;
    await database.db.transaction(async (tx) => {
      await storeDone(tx, id, { name, sizeBytes, missing, finished: now() });
      await recordBackup(tx, now());
    });
    log.info({ name, sizeBytes }, "a backup was made");
    const outdated = outdatedBackups(
      stored.map((one) => one.name),
      now(),
    );
    for (const one of outdated) await place.remove(one);
    const kept = stored.map((one) => one.name).filter((one) => !outdated.includes(one));
    await dropOthers(database.db, kept);
  } catch (error) {
    if (signal.aborted) await releaseBackup(database.db, id);
    else await failBackup(deps, id, failureOf(error));
  } finally {
    clearInterval(reporting);
  }
}

export async function failBackup(deps: BackupDeps, id: string, failure: Failure): Promise<void> {
  deps.log.error({ ...failure }, "a backup failed");
  await deps.database.db.transaction(async (tx) => {
    const isFirst = await storeFailed(tx, id, failure, deps.now());
    if (isFirst) await tellOfFailure(tx, deps, "backupFailed", failure);
  });
}

export function failureOf(error: unknown): Failure {
  const detail = error instanceof BackupFailed ? error.message : reasonOf(error);
  return { problem: problemOf(error), detail: detail.slice(0, DETAIL_CHARACTERS) };
}
