// Makes and tries backups in a process of its own with a low priority. Requests do not wait for it, and its memory is
// freed afterwards.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { BackupProblem } from "#contract/values/backups.ts";
import { MINUTE_MS } from "#contract/values/time.ts";
import type { Environment } from "../../kernel/env.ts";

/** @property dir an empty directory for the restored site */
export type BackupTask = { kind: "write"; path: string } | { kind: "try"; path: string; dir: string };

/** What a backup contains. `missing`: files whose bytes were already lost. */
export type BackupCounts = { tables: number; rows: number; files: number; missing: number };
export type BackupAnswer = { counts: BackupCounts } | { problem: BackupProblem; detail: string };

/** @throws BackupFailed, and the reason of the signal */
export type PerformTask = (task: BackupTask, env: Environment, signal: AbortSignal) => Promise<BackupCounts>;

export class BackupFailed extends Error {
  override name = "BackupFailed";
  readonly problem: BackupProblem;
  constructor(problem: BackupProblem, detail: string) {
    super(detail);
    this.problem = problem;
  }
}

/** Temporary directories that did not change for an hour are removed, so both are shorter. */
const MOST_MS = { write: 50 * MINUTE_MS, try: 50 * MINUTE_MS } as const;

/** The program is among the commands, which know how a site is opened beside a running one. */
const program = fileURLToPath(new URL("../../cli/backup-process.ts", import.meta.url));

/** At the lowest priority, a busy machine would never finish the work. */
const PRIORITY = constants.priority.PRIORITY_BELOW_NORMAL;

/** @param priority only tests set it */
export const performApart =
  (priority: number = PRIORITY): PerformTask =>
  async (task, env, signal) => {
    signal.throwIfAborted();
    const child = start(priority);
    const ended = new AbortController();
    const end = (reason: unknown): void => {
      ended.abort(reason);
      child.kill("SIGKILL");
    };
    const stop = (): void => end(signal.reason);
    const timer = setTimeout(() => end(new BackupFailed("tooSlow", "")), MOST_MS[task.kind]);
    signal.addEventListener("abort", stop);
    child.once("exit", (code, killed) =>
      ended.abort(new BackupFailed("interrupted", `the process ended with ${killed ?? code}`)),
    );
    child.once("error", (error) => ended.abort(new BackupFailed("other", error.message)));
    try {
      child.send({ task, env });
      const [answer] = (await once(child, "message", { signal: ended.signal })) as [BackupAnswer];
      if ("problem" in answer) throw new BackupFailed(answer.problem, answer.detail);
      return answer.counts;
    } catch (error) {
      throw ended.signal.aborted ? (ended.signal.reason as Error) : error;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit").catch(() => {});
    }
  };

function start(priority: number): ChildProcess {
  const started = fork(program, {
    serialization: "advanced",
    execArgv: ["--max-old-space-size=384"],
    // With one arena per thread, the memory of glibc would grow.
    env: { ...process.env, MALLOC_ARENA_MAX: "1" },
  });
  if (started.pid !== undefined) setPriority(started.pid, priority);
  return started;
}
