// Sends jobs. The transaction that writes a row also sends its job.
import { sql } from "drizzle-orm";
import type { JobName } from "#contract/schemas/jobs.ts";
import { JOB_QUEUE } from "#db/install-jobs.ts";
import type { Queryable } from "#db/open.ts";

export type Due = { id: string; at?: Date };

export const keyOf = (name: JobName, id: string): string => `${name}:${id}`;

/**
 * A row that already has a waiting job gets no second job. The function writes pg-boss's table itself, because pg-boss
 * sends jobs only from a process that also runs jobs.
 * @param priority higher ones run first
 */
export async function sendJobs(db: Queryable, name: JobName, due: readonly Due[], priority = 0): Promise<void> {
  if (due.length === 0) return;
  const jobs = JSON.stringify(due.map(({ id, at }) => ({ key: keyOf(name, id), data: { name, id }, at })));
  await db.execute(sql`
    insert into pgboss.job (
      name, data, priority, start_after, singleton_key, keep_until, expire_seconds, deletion_seconds,
      retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, heartbeat_seconds
    )
    select q.name, x.data, ${priority}::int, coalesce(x.at, now()), x.key,
      coalesce(x.at, now()) + q.retention_seconds * interval '1 s', q.expire_seconds, q.deletion_seconds,
      q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.heartbeat_seconds
    from pgboss.queue q, json_to_recordset(${jobs}::json) as x (key text, data jsonb, at timestamptz)
    where q.name = ${JOB_QUEUE}
    on conflict do nothing`);
}

export async function hastenJobs(db: Queryable, name: JobName, ids: readonly string[]): Promise<void> {
  const keys = JSON.stringify(ids.map((id) => keyOf(name, id)));
  await db.execute(sql`
    update pgboss.job set start_after = now()
    where name = ${JOB_QUEUE} and state = 'created' and start_after > now()
      and singleton_key in (select json_array_elements_text(${keys}::json))`);
  await sendJobs(
    db,
    name,
    ids.map((id) => ({ id })),
  );
}

export async function withoutJob(db: Queryable, name: JobName, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await db.execute(sql`
    select x.id from json_array_elements_text(${JSON.stringify(ids)}::json) as x (id)
    where not exists (
      select 1 from pgboss.job
      where name = ${JOB_QUEUE} and state < 'completed' and singleton_key = ${keyOf(name, "")} || x.id
    )`);
  return found.rows.map((row) => String(row["id"]));
}
