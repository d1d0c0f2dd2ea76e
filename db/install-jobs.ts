// Installs the job queue: the tables of pg-boss, in a separate schema, and the only queue.
import { createRequire } from "node:module";
import type pg from "pg";

export const JOB_QUEUE = "work";

const { pgboss } = createRequire(import.meta.url)("pg-boss/package.json") as { pgboss: { schema: number } };

/** Each key has at most one new job. A job that fails, or whose process dies, returns to the queue. */
const queueOptions = {
  policy: "short",
  // The number of times that the process may die during a job. For other failures, each feature has its own retries.
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

/** The caller must hold the migration lock. pg-boss is loaded only if its tables are missing or old. */
export async function installJobs(client: Client): Promise<void> {
  if ((await installedVersion(client)) >= pgboss.schema) return;
  const { PgBoss } = await import("pg-boss");
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
    schedule: false,
  });
  // An 'error' event without a listener would end the process.
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
