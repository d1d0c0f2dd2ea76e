import { sql } from "drizzle-orm";
import type { JobName } from "#contract/schemas/jobs.ts";
import { JOB_QUEUE } from "#db/install-jobs.ts";
import type { Queryable } from "#db/open.ts";
import type { Services } from "../context.ts";
import { isOpenFailure } from "./failed-store.ts";
import { MOST_GIVEN_UP } from "./given-up.ts";

export type JobCounts = {
  name: JobName;
  /** Jobs that have not begun. Some are scheduled for later. */
  waiting: number;
  /** Waiting jobs that should have begun more than five minutes ago. */
  overdue: number;
  running: number;
  /** Jobs that failed at each attempt, and rows that have no further automatic retries. */
  failed: number;
};

/** Runs one query, and one more for each kind whose rows can be given up. At most 50 given up rows of a kind count. */
export async function countJobs({
  database: { db },
  registries,
}: Pick<Services, "database" | "registries">): Promise<JobCounts[]> {
  const counts = new Map((await countQueue(db)).map((row) => [row.name, row]));
  return Promise.all(
    registries.jobKinds.map(async ({ name, givenUp }) => {
      const known = counts.get(name) ?? { name, waiting: 0, overdue: 0, running: 0, failed: 0 };
      if (!givenUp) return known;
      return { ...known, failed: known.failed + (await givenUp.list(db, MOST_GIVEN_UP)).length };
    }),
  );
}

async function countQueue(db: Queryable): Promise<JobCounts[]> {
  const { rows } = await db.execute<JobCounts>(sql`
    select data->>'name' as name,
      (count(*) filter (where state < 'active'))::int as waiting,
      (count(*) filter (where state < 'active' and start_after < now() - interval '5 min'))::int as overdue,
      (count(*) filter (where state = 'active'))::int as running,
      (count(*) filter (where state = 'failed'))::int as failed
    from pgboss.job job
    where name = ${JOB_QUEUE} and (state < 'completed' or ${isOpenFailure})
    group by 1`);
  return rows;
}
