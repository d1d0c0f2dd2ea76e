// Sends jobs for rows that wait without a job, because backups contain no jobs and earlier releases had none.
import type { Queryable } from "#db/open.ts";
import type { Services } from "../context.ts";
import type { JobKind } from "./kind.ts";
import { sendJobs, withoutJob } from "./send.ts";

const LOOK = 1_000;

export async function sendLostJobs(
  { database: { db }, log }: Pick<Services, "database" | "log">,
  kinds: readonly Pick<JobKind, "name" | "waiting">[],
): Promise<void> {
  for (const kind of kinds)
    await sendLost(db, kind).catch((error: unknown) =>
      log.error({ err: error, kind: kind.name }, "lost jobs not sent"),
    );
}

async function sendLost(db: Queryable, { name, waiting }: Pick<JobKind, "name" | "waiting">): Promise<void> {
  const rows = await waiting(db, LOOK);
  const ids = rows.map(({ id }) => id);
  const lost = new Set(await withoutJob(db, name, ids));
  await sendJobs(
    db,
    name,
    rows.filter(({ id }) => lost.has(id)),
  );
}
