// Starts the site and its comparison servers as processes. They log to files, as under a service manager.
import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startArguments, startEnvironment } from "../start-arguments.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const POLL_MS = 10;
const START_LIMIT_MS = 120_000;

export type RunningProcess = {
  url: string;
  residentMb: () => Promise<number>;
  cpuSeconds: () => Promise<number>;
  stop: () => Promise<void>;
};

/** @param program the path of the program from the root of the repository, followed by its arguments */
export async function startProcess(
  program: string[],
  directory: string,
  env: Record<string, string> = {},
): Promise<RunningProcess> {
  const { PATH = "", HOME = "" } = process.env;
  const logFile = join(directory, `${program[0]?.replaceAll("/", "-")}-${Date.now()}.log`);
  const log = openSync(logFile, "a");
  const child = spawn(process.execPath, program, {
    cwd: root,
    env: { PATH, HOME, BACKUP_AT: "off", ...env },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const url = await listeningUrl(logFile, () => child.exitCode);
  return {
    url,
    residentMb: () => residentMb(child.pid as number),
    cpuSeconds: () => cpuSeconds(child.pid as number),
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

export function startSite(dataDir: string, env: Record<string, string> = {}): Promise<RunningProcess> {
  return startProcess(startArguments, dataDir, { ...startEnvironment, PORT: "0", DATA_DIR: dataDir, ...env });
}

/** @throws an error with the log if the process ends or does not listen in time */
async function listeningUrl(logFile: string, exitCode: () => number | null): Promise<string> {
  const deadline = performance.now() + START_LIMIT_MS;
  for (;;) {
    const log = await readFile(logFile, "utf8");
    const url = /^listening on (http:\/\/\S+)$/mu.exec(log)?.[1];
    if (url) return url;
    if (exitCode() !== null || performance.now() > deadline) throw new Error(`no start: ${log}`);
    await wait(POLL_MS);
  }
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/mu.exec(status)?.[1]) / 1_000);
}

/**
 * Linux reports CPU time in units of 10 ms, in fields 14 and 15 of /proc/PID/stat. Field 2 may contain blanks, so
 * only the text after its bracket is split.
 */
async function cpuSeconds(pid: number): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
