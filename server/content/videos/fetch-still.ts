// A job fetches the preview image of a video, with growing pauses after failures.
import type { Queryable } from "#db/open.ts";
import type { Services } from "../../kernel/context.ts";
import type { JobKind } from "../../kernel/jobs/kind.ts";
import { sendJobs } from "../../kernel/jobs/send.ts";
import { fetchStill, StillProblem } from "../../outside/stills.ts";
import {
  requestStills,
  findStill,
  listGivenUp,
  listWithoutRow,
  listWaiting,
  restartStill,
  type StillRow,
  storeFailure,
  storeStill,
} from "./store.ts";

type Deps = Pick<Services, "database" | "env" | "log" | "now">;

const DEADLINE_MS = 20_000;
/**
 * Seconds until the next attempt. After about a week of failures, the site no longer tries to fetch the preview image.
 */
const PAUSES = [60, 300, 1_800, 7_200, 21_600, 86_400, 86_400, 86_400, 86_400, 86_400, 86_400] as const;
const MAX_ATTEMPTS = PAUSES.length + 1;

export async function fetchStillOf(deps: Deps, id: string): Promise<void> {
  const { db } = deps.database;
  const row = (await findStill(db, id)) ?? (await rowAfterRestore(deps, id));
  if (row === null || row.fetched !== null || row.attempts >= MAX_ATTEMPTS) return;
  try {
    const still = await fetchStill(deps.env.STILLS_BASE, id, AbortSignal.timeout(DEADLINE_MS));
    await storeStill(db, id, still, deps.now());
  } catch (error) {
    if (!(error instanceof StillProblem)) throw error;
    await tryLater(deps, row, error.message);
  }
}

/** Inserts the row of a preview image after a restore, because archives contain entries, but no preview images. */
async function rowAfterRestore({ database: { db }, now }: Deps, id: string): Promise<StillRow | null> {
  await db.transaction((tx) => requestStills(tx, [id], now()));
  return findStill(db, id);
}

async function tryLater({ database, log, now }: Deps, row: StillRow, problem: string): Promise<void> {
  const pause = PAUSES[row.attempts];
  log.warn({ problem, attempts: row.attempts + 1, video: row.id }, "the still of a video could not be fetched");
  const nextAttempt = new Date(now().getTime() + (pause ?? 0) * 1000);
  await database.db.transaction(async (tx) => {
    const isStored = await storeFailure(tx, row, { problem, nextAttempt });
    if (isStored && pause !== undefined) await sendJobs(tx, "video", [{ id: row.id, at: nextAttempt }]);
  });
}

async function waiting(db: Queryable, most: number): Promise<{ id: string; at: Date }[]> {
  const withoutRow = await listWithoutRow(db, most);
  return [...(await listWaiting(db, MAX_ATTEMPTS, most)), ...withoutRow.map((id) => ({ id, at: new Date() }))];
}

export const videoJobs: JobKind = {
  name: "video",
  waiting,
  givenUp: { list: (db, most) => listGivenUp(db, MAX_ATTEMPTS, most), restart: restartStill },
  open: (services) => ({ run: (id) => fetchStillOf(services, id), close: () => {} }),
};
