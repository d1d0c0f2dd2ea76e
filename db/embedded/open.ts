import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { lockDataDir } from "./lock.ts";
import type { WorkerSettings } from "./worker.ts";

type WorkerMessage = { kind: "ready" } | { kind: "closed" } | { kind: "dump"; bytes: Uint8Array };

export type EmbeddedDatabase = {
  socketDir: string;
  /** The whole data directory as a tar archive. Another database can use it as `snapshotFile`. */
  dump: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

/** pg uses the port as a part of the name of the socket's file. */
export const EMBEDDED_PORT = 5432;
const SOCKET_DIR_PREFIX = "site-db-";

/**
 * @param dataDir null: in memory, for tests
 * @throws if another process uses the directory, or if the database cannot be opened
 */
export async function openEmbedded(
  dataDir: string | null,
  snapshotFile: string | null = null,
): Promise<EmbeddedDatabase> {
  const unlock = dataDir === null ? () => {} : lockDataDir(resolve(dataDir));
  const noteFile = dataDir === null ? null : socketNote(dataDir);
  if (noteFile !== null) removeLeftSocket(noteFile);
  // Everyone with access to the socket has superuser rights, so the directory has mode 0700. A socket's path may have
  // at most 107 bytes, so the directory is outside the data directory.
  const socketDir = mkdtempSync(join(tmpdir(), SOCKET_DIR_PREFIX));
  const release = (): void => {
    if (noteFile !== null) rmSync(noteFile, { force: true });
    rmSync(socketDir, { recursive: true, force: true });
    unlock();
  };
  const workerData: WorkerSettings = {
    socketPath: join(socketDir, `.s.PGSQL.${EMBEDDED_PORT}`),
    databaseDir: dataDir === null ? null : join(resolve(dataDir), "db"),
    snapshotFile,
  };
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData });
  try {
    await nextMessage(worker, "ready");
    if (noteFile !== null) writeFileSync(noteFile, socketDir, { mode: 0o600 });
  } catch (error) {
    release();
    throw error;
  }
  return {
    socketDir,
    dump: async () => {
      worker.postMessage("dump");
      return (await nextMessage(worker, "dump")).bytes;
    },
    close: async () => {
      worker.postMessage("close");
      await nextMessage(worker, "closed");
      await worker.terminate();
      release();
    },
  };
}

/**
 * The path of a file that contains the directory of the running process's socket. A backup in another process finds the
 * socket with this file.
 */
const socketNote = (dataDir: string): string => join(resolve(dataDir), "db.socket");

/**
 * Removes the socket of a killed process. The caller holds the lock, so the process that created the socket is not
 * running any more.
 */
function removeLeftSocket(noteFile: string): void {
  if (!existsSync(noteFile)) return;
  const left = readFileSync(noteFile, "utf8");
  if (dirname(left) === tmpdir() && basename(left).startsWith(SOCKET_DIR_PREFIX))
    rmSync(left, { recursive: true, force: true });
}

/**
 * @throws an error with a sentence for the user, if the file with the directory is missing. The running process has
 * then not opened its database yet.
 */
export function runningSocketDir(dataDir: string): string {
  try {
    return readFileSync(socketNote(dataDir), "utf8");
  } catch (error) {
    throw new Error(`${dataDir} is in use by a process that has not opened its database yet`, { cause: error });
  }
}

function nextMessage<Kind extends WorkerMessage["kind"]>(
  worker: Worker,
  kind: Kind,
): Promise<Extract<WorkerMessage, { kind: Kind }>> {
  return new Promise((resolveMessage, reject) => {
    const onMessage = (message: WorkerMessage): void => {
      if (message.kind !== kind) return;
      settle();
      resolveMessage(message as Extract<WorkerMessage, { kind: Kind }>);
    };
    const onEnd = (cause: unknown): void => {
      settle();
      reject(cause instanceof Error ? cause : new Error(`the database worker ended (${String(cause)})`));
    };
    const settle = (): void => {
      worker.off("message", onMessage).off("error", onEnd).off("exit", onEnd);
    };
    worker.on("message", onMessage).on("error", onEnd).on("exit", onEnd);
  });
}
