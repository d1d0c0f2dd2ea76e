import { join } from "node:path";
import type { Backup, BackupFailure, BackupList, BackupTrial } from "#contract/values/backups.ts";
import type { Services } from "../../kernel/context.ts";
import type { BackupPlace, StoredBackup } from "../../outside/backup-place.ts";
import { openBackupPlace } from "./open-place.ts";
import { momentOfName, newestFirst } from "./rules.ts";
import { type BackupRow, listRows } from "./store.ts";

type Deps = Pick<Services, "database" | "storage" | "env" | "log">;

/** The place decides which backups there are. The rows add what the site knows of them. */
export async function listBackups(deps: Deps): Promise<BackupList> {
  const { env, database, log } = deps;
  const rows = await listRows(database.db);
  const place = await openBackupPlace(deps);
  const stored = await place.list().catch((error: unknown) => {
    log.warn({ err: error }, "the place of the backups cannot be read");
    return null;
  });
  const failed = rows.find(({ state }) => state === "failed");
  return {
    items: present(stored ?? [], rows),
    where: stored === null ? null : place.where,
    at: env.BACKUP_AT,
    isEncrypted: env.BACKUP_PASSPHRASE !== undefined,
    isRunning: rows.some(({ state }) => state === "running"),
    failure: failed ? failureOf(failed.finished, failed.problem, failed.detail) : null,
    restore: restoreCommand(env, place),
  };
}

function present(stored: readonly StoredBackup[], rows: readonly BackupRow[]): Backup[] {
  const sizes = new Map(stored.map(({ name, sizeBytes }) => [name, sizeBytes]));
  return newestFirst([...sizes.keys()]).map(({ name, at }) => {
    const row = rows.find((one) => one.name === name);
    return {
      name,
      at: at.toISOString(),
      sizeBytes: sizes.get(name) ?? 0,
      isEncrypted: name.endsWith(".enc"),
      missing: row?.missing ?? 0,
      trial: row ? trialOf(row) : null,
    };
  });
}

function trialOf({
  tried,
  triedTables,
  triedRows,
  triedFiles,
  trialProblem,
  trialDetail,
}: BackupRow): BackupTrial | null {
  if (tried === null) return null;
  const at = tried.toISOString();
  const failure = trialProblem === null ? null : failureOf(tried, trialProblem, trialDetail);
  if (failure) return { at, failure };
  return { at, failure, tables: triedTables ?? 0, rows: triedRows ?? 0, files: triedFiles ?? 0 };
}

function failureOf(at: Date | null, problem: BackupRow["problem"], detail: string): BackupFailure {
  return { at: (at ?? new Date(0)).toISOString(), problem: problem ?? "other", detail };
}

/**
 * A backup is restored only into an empty site, so the command names a new directory. The other values have to be
 * filled in, because they name a database or bucket that does not exist yet.
 */
function restoreCommand({ DATA_DIR, DATABASE_URL, FILES_URL }: Services["env"], { where }: BackupPlace): string {
  const values = [
    `DATA_DIR=${quoted(join(DATA_DIR, "restored"))}`,
    ...(DATABASE_URL === undefined ? [] : ["DATABASE_URL='postgres://…'"]),
    ...(FILES_URL === undefined ? [] : ["FILES_URL='s3://…'"]),
  ];
  const folder = where.startsWith("s3://") ? "" : join(where, "/");
  return `${values.join(" ")} npm run restore -- ${quoted(folder)}`;
}

/** The name of a backup, which follows, needs no quotes. */
function quoted(text: string): string {
  return /^[\w./-]*$/u.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

export async function hasBackup(place: BackupPlace, name: string): Promise<StoredBackup | null> {
  if (momentOfName(name) === null) return null;
  return (await place.list()).find((one) => one.name === name) ?? null;
}
