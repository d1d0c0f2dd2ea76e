// Names temporary files after the process that writes them, so that files of ended processes can be recognised and
// removed.
import { randomBytes } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { nullIfMissing } from "./local-disk.ts";

/**
 * A file that was not changed for this time is abandoned, even if another machine wrote it. Uploads end after 20 s
 * without bytes.
 */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;

const host = hostname().replace(/[^A-Za-z0-9]/gu, "");
/**
 * A restarted container has the same host name and process id as before. This random value tells the two processes
 * apart.
 */
const run = randomBytes(6).toString("hex");

export function incomingPath(dir: string): string {
  return join(dir, `${host}-${process.pid}-${run}-${randomBytes(12).toString("hex")}`);
}

export async function makeIncomingDir(dir: string): Promise<string> {
  const path = incomingPath(dir);
  await mkdir(path, { mode: 0o700 });
  return path;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM means that the process exists, but belongs to another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function isOfEndedProcess(name: string): boolean {
  const [itsHost, itsPid, itsRun] = name.split("-");
  if (itsHost !== host) return false;
  const pid = Number(itsPid);
  return pid === process.pid ? itsRun !== run : !Number.isSafeInteger(pid) || pid <= 0 || !isRunning(pid);
}

export async function findAbandoned(dir: string): Promise<string[]> {
  const abandoned: string[] = [];
  for (const name of await readdir(dir)) {
    const found = await stat(join(dir, name)).catch(nullIfMissing);
    if (found && (isOfEndedProcess(name) || Date.now() - found.mtimeMs > ABANDONED_AFTER_MS)) abandoned.push(name);
  }
  return abandoned;
}

export async function sweepIncoming(dir: string): Promise<void> {
  for (const name of await findAbandoned(dir)) await rm(join(dir, name), { recursive: true, force: true });
}
