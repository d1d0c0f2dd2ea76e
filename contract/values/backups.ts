/** Why a backup or its trial failed. The words are in `backups.json`. */
export const backupProblems = [
  "diskFull",
  "unreachable",
  "passphrase",
  "damaged",
  "interrupted",
  "tooSlow",
  "other",
] as const;
export type BackupProblem = (typeof backupProblems)[number];

const backupName = /^backup-\d{4}-\d{2}-\d{2}T\d{6}Z\.tar\.gz(?:\.enc)?$/u;

/** True for a name that a scheduled backup can have. Such a name is safe in a path, a URL and a command. */
export const isBackupName = (name: string): boolean => backupName.test(name);

/** How many backups are kept: the latest one of each of the last days, weeks and months. */
export const keptBackups = { days: 7, weeks: 4, months: 12 } as const;

/** A link that downloads a backup is valid for this time, and only in the session that got it. */
export const DOWNLOAD_MINUTES = 10;

export type BackupFailure = { at: string; problem: BackupProblem; detail: string };

export type BackupTrial =
  | { at: string; tables: number; rows: number; files: number; failure: null }
  | { at: string; failure: BackupFailure };

export type Backup = {
  name: string;
  at: string;
  sizeBytes: number;
  isEncrypted: boolean;
  /** Files of the library whose bytes were already lost when the backup was made. */
  missing: number;
  trial: BackupTrial | null;
};

export type BackupList = {
  /** Newest first. */
  items: Backup[];
  /** null while the place cannot be read. */
  where: string | null;
  /** Minutes after midnight; null if none are scheduled. */
  at: number | null;
  isEncrypted: boolean;
  isRunning: boolean;
  /** The last attempt, if it failed. */
  failure: BackupFailure | null;
  /** The command that restores the newest backup begins with this text; the path of the backup follows. */
  restore: string;
};
