import { sql } from "drizzle-orm";
import type { JobName } from "#contract/schemas/jobs.ts";
import { JOB_QUEUE } from "#db/install-jobs.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { keyOf } from "./send.ts";

const KEPT_DAYS = 14;

export const isOpenFailure = sql`job.name = ${JOB_QUEUE} and job.state = 'failed' and not exists (
  select 1 from pgboss.job later
  where later.name = job.name and later.singleton_key = job.singleton_key and later.created_on > job.created_on
)`;

/** Keeps failed jobs for two weeks. Deletes a failed job if a later job exists for the same row. */
export async function keepFailedJobs(db: Queryable): Promise<void> {
  await db.execute(sql`
    update pgboss.job set deletion_seconds = ${KEPT_DAYS * 86_400}
    where name = ${JOB_QUEUE} and state = 'failed' and deletion_seconds < ${KEPT_DAYS * 86_400}`);
  await db.execute(
    sql`delete from pgboss.job job where name = ${JOB_QUEUE} and state = 'failed' and not (${isOpenFailure})`,
  );
}

export async function countFailedJobs(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from pgboss.job job where ${isOpenFailure}`,
  );
  return rows[0]?.total ?? 0;
}

export async function listFailedJobs(db: Queryable, most: number): Promise<{ name: JobName; id: string; at: Date }[]> {
  const { rows } = await db.execute<{ name: JobName; id: string; at: string }>(sql`
    select data->>'name' as name, data->>'id' as id, completed_on as at from pgboss.job job
    where ${isOpenFailure} order by completed_on desc limit ${most}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

export async function dropFailedJobs(tx: Tx, name: JobName, id: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from pgboss.job where name = ${JOB_QUEUE} and state = 'failed' and singleton_key = ${keyOf(name, id)}`);
  return rowCount ?? 0;
}
