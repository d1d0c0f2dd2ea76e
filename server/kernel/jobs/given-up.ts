import { AppError } from "#contract/schemas/errors.ts";
import type { FailedJob, RetryJobInput } from "#contract/schemas/jobs.ts";
import type { CommandContext, Services } from "../context.ts";
import { countFailedJobs, dropFailedJobs, listFailedJobs } from "./failed-store.ts";
import { hastenJobs } from "./send.ts";

export const MOST_GIVEN_UP = 50;

type Deps = Pick<Services, "database" | "registries">;

/** Lists at most fifty failed jobs, and at most fifty rows of each kind that have no further automatic retries. */
export async function listGivenUp({ database: { db }, registries }: Deps): Promise<FailedJob[]> {
  const found = (await listFailedJobs(db, MOST_GIVEN_UP)).map(({ at, ...job }) => ({ ...job, at: at.toISOString() }));
  for (const { name, givenUp } of registries.jobKinds)
    if (givenUp)
      found.push(...(await givenUp.list(db, MOST_GIVEN_UP)).map(({ id, at }) => ({ name, id, at: at.toISOString() })));
  return found.toSorted((one, other) => other.at.localeCompare(one.at));
}

export async function countGivenUp({ database: { db }, registries }: Deps): Promise<number> {
  let total = await countFailedJobs(db);
  for (const { givenUp } of registries.jobKinds) if (givenUp) total += (await givenUp.list(db, MOST_GIVEN_UP)).length;
  return total;
}

/**
 * Retries the job immediately.
 * @throws notFound (C404) if the job has not failed and its row still has automatic retries
 */
export function retryJob(
  { services: { database, now, registries } }: CommandContext<"database" | "now" | "registries">,
  { name, id }: RetryJobInput,
): Promise<void> {
  return database.db.transaction(async (tx) => {
    const givenUp = registries.jobKinds.find((kind) => kind.name === name)?.givenUp;
    const isOver = givenUp !== undefined && (await givenUp.list(tx, MOST_GIVEN_UP)).some((row) => row.id === id);
    if (isOver) await givenUp.restart(tx, id, now());
    if ((await dropFailedJobs(tx, name, id)) === 0 && !isOver) throw new AppError("notFound");
    await hastenJobs(tx, name, [id]);
  });
}
