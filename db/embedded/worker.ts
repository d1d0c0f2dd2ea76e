// Runs PGlite in a worker, so that a long query does not block the event loop. The worker offers PostgreSQL's protocol
// on a socket, so that the pg driver can use PGlite.
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { withWholeStatements } from "./whole-statements.ts";

export type WorkerSettings = {
  socketPath: string;
  /** null: the database is in memory. */
  databaseDir: string | null;
  snapshotFile: string | null;
};

// PGlite does not sync files itself. With this setting, it opens the write-ahead log with O_DSYNC.
const startParams = [...PGlite.defaultStartParams, "-c", "wal_sync_method=open_datasync"];

async function initialiseAtomically(databaseDir: string): Promise<void> {
  const parent = dirname(databaseDir);
  for (const name of await readdir(parent)) {
    if (name.startsWith("db.new-")) await rm(join(parent, name), { recursive: true });
  }
  if (existsSync(databaseDir)) return;
  const unfinished = join(parent, `db.new-${randomBytes(6).toString("hex")}`);
  const first = await PGlite.create({ dataDir: unfinished });
  await first.close();
  await rename(unfinished, databaseDir);
}

async function openPglite(settings: WorkerSettings): Promise<PGlite> {
  if (settings.databaseDir !== null) {
    await initialiseAtomically(settings.databaseDir);
    return PGlite.create({ dataDir: settings.databaseDir, startParams });
  }
  if (settings.snapshotFile === null) return PGlite.create();
  return PGlite.create({ loadDataDir: new Blob([new Uint8Array(await readFile(settings.snapshotFile))]) });
}

const port = parentPort;
if (!port) throw new Error("this file runs as a worker of db/embedded/open.ts");

const settings = workerData as WorkerSettings;
const pglite = await openPglite(settings);
const server = new PGLiteSocketServer({
  db: withWholeStatements(pglite),
  path: settings.socketPath,
  maxConnections: 4,
});
await server.start();
port.on("message", (message: "dump" | "close") => {
  void (message === "dump" ? dump() : close());
});
port.postMessage({ kind: "ready" });

async function dump(): Promise<void> {
  const snapshot = await pglite.dumpDataDir("none");
  port?.postMessage({ kind: "dump", bytes: new Uint8Array(await snapshot.arrayBuffer()) });
}

async function close(): Promise<void> {
  await server.stop();
  await pglite.close();
  port?.postMessage({ kind: "closed" });
  port?.close();
}
