// Runs the jobs of the queue. pg-boss gives a job to one process, and after a crash of that process to another.
import { HOUR_MS } from "#contract/values/time.ts";
import { setTimeout as delay } from "node:timers/promises";
import pLimit from "p-limit";
import type { Job, JobResult, PgBoss } from "pg-boss";
import type { JobName } from "#contract/schemas/jobs.ts";
import { JOB_QUEUE } from "#db/install-jobs.ts";
import type { Services } from "../context.ts";
import { keepFailedJobs } from "./failed-store.ts";
import type { JobKind, OpenKind } from "./kind.ts";
import { sendLostJobs } from "./lost.ts";
import { type BackgroundWork, repeated, type RunningWork } from "./work.ts";

type Pointer = { name: JobName; id: string };
type OpenKinds = ReadonlyMap<JobName, OpenKind>;

/** Each worker fetches the next batch only when all jobs of its last batch are done. */
const WORKERS = 2;
const BATCH = 20;
const AT_ONCE = 6;

/** A stop waits this long for running jobs. Jobs that are still unfinished run again after the next start. */
const STOP_MS = 25_000;
const REOPEN_MS = 5_000;

/** Imports pg-boss in the background, so that the start of the site does not wait for it. */
export function jobQueue(kinds: readonly JobKind[]): BackgroundWork {
  return {
    name: "jobs",
    start: (services) => {
      const stopping = new AbortController();
      const open = new Map(kinds.map((kind) => [kind.name, kind.open(services)]));
      const lost = repeated("lost jobs", HOUR_MS, async () => {
        await sendLostJobs(services, kinds);
        await keepFailedJobs(services.database.db);
      }).start(services);
      const working = untilWorking(services, open, stopping.signal);
      return {
        stop: async () => {
          stopping.abort();
          await lost.stop();
          await (await working)?.stop();
          for (const kind of open.values()) kind.close();
        },
      };
    },
  };
}

async function untilWorking(services: Services, kinds: OpenKinds, signal: AbortSignal): Promise<RunningWork | null> {
  while (!signal.aborted) {
    try {
      return await startWorking(services, kinds);
    } catch (error) {
      services.log.warn({ err: error }, "the job queue could not be opened");
      await delay(REOPEN_MS, undefined, { signal }).catch(() => {});
    }
  }
  return null;
}

async function startWorking(services: Services, kinds: OpenKinds): Promise<RunningWork> {
  const { PgBoss } = await import("pg-boss");
  const boss = new PgBoss({
    db: { executeSql: (text, values) => services.database.pool.query(text, values) },
    migrate: false,
    schedule: false,
    reindex: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on("error", (error) => services.log.warn({ err: error }, "the job queue failed"));
  try {
    await boss.start();
    await work(boss, services, kinds);
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
  return { stop: () => boss.stop({ timeout: STOP_MS }) };
}

async function work(boss: PgBoss, services: Services, kinds: OpenKinds): Promise<void> {
  const limit = pLimit(AT_ONCE);
  const options = {
    localConcurrency: WORKERS,
    batchSize: BATCH,
    burstWhenBatchFull: true,
    perJobResults: true,
    pollingIntervalSeconds: 1,
  } as const;
  const done = (job: Job<Pointer>): Promise<JobResult> => limit(() => runJob(services, kinds, job));
  await boss.work<Pointer, void, typeof options>(JOB_QUEUE, options, (jobs) => Promise.all(jobs.map(done)));
}

async function runJob(
  { log }: Pick<Services, "log">,
  kinds: OpenKinds,
  { id, data }: Job<Pointer>,
): Promise<JobResult> {
  try {
    await kinds.get(data.name)?.run(data.id);
    return { id, status: "completed" };
  } catch (error) {
    log.error({ err: error, job: data }, "a job failed");
    return { id, status: "failed" };
  }
}
