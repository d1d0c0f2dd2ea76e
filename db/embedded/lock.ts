import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export class DataDirInUse extends Error {}

/**
 * Only one process may use a data directory. Node has no file lock, so this function uses the lock of an SQLite file.
 * The kernel releases the lock when the process ends.
 * @returns a function that releases the lock
 * @throws DataDirInUse with the directory and the process that holds the lock
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const ownerFile = join(dataDir, "lock.owner");
  const lock = new DatabaseSync(join(dataDir, "lock"), { timeout: 0 });
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!isLockedError(error)) throw error;
    throw new DataDirInUse(`${dataDir} is in use by ${readOwner(ownerFile)}; one data directory serves one process`, {
      cause: error,
    });
  }
  writeFileSync(ownerFile, `process ${process.pid}`);
  return () => lock.close();
}

const SQLITE_BUSY = 5;

function isLockedError(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

function readOwner(ownerFile: string): string {
  try {
    return readFileSync(ownerFile, "utf8");
  } catch {
    return "another process";
  }
}
