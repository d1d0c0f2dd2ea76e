// Installs the tables of the job queue (pg-boss, in its own schema), and its only queue.
import { createRequire } from "node:module";
import type pg from "pg";

export const JOB_QUEUE = "work";

const { pgboss } = createRequire(import.meta.url)("pg-boss/package.json") as { pgboss: { schema: number } };

/** One queued job per key. If its process dies, a job returns to the queue as soon as its heartbeat is missed. */
const queueOptions = {
  policy: "short",
  // Counts only deaths of the process during a job. Each feature retries its other failures itself.
  retryLimit: 20,
  retryDelay: 0,
  retryBackoff: false,
  heartbeatSeconds: 10,
  expireInSeconds: 3_600,
  retentionSeconds: 365 * 86_400,
  deleteAfterSeconds: 86_400,
} as const;

type Client = Pick<pg.Client, "query"> | Pick<pg.Pool, "query">;

async function installedVersion(client: Client): Promise<number> {
  const table = await client.query("select to_regclass('pgboss.version') as name");
  if (table.rows[0]?.name === null) return 0;
  const stored = await client.query("select version from pgboss.version");
  return Number(stored.rows[0]?.version ?? 0);
}

/** The caller holds the migration's lock. pg-boss is loaded only if something is missing. */
export async function installJobs(client: Client): Promise<void> {
  if ((await installedVersion(client)) >= pgboss.schema) return;
  const { PgBoss } = await import("pg-boss");
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
    schedule: false,
  });
  // An 'error' event without a listener would end the process. The same errors are also thrown.
  boss.on("error", () => {});
  await boss.start();
  try {
    await boss.createQueue(JOB_QUEUE, queueOptions);
    const { policy: _fixed, ...changeable } = queueOptions;
    await boss.updateQueue(JOB_QUEUE, changeable);
  } finally {
    await boss.stop({ graceful: false });
  }
}
