import pLimit from "p-limit";
import { AppError } from "#contract/schemas/errors.ts";

const RETRY_SECONDS = 5;

export type BoundedSlots = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

/** @throws unavailable (C503) with the seconds to wait if the queue is full */
export function boundedSlots({ atOnce, waiting }: { atOnce: number; waiting: number }): BoundedSlots {
  const limit = pLimit(atOnce);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting)
      throw new AppError("unavailable", { retryAfterSeconds: RETRY_SECONDS });
    return limit(work);
  };
}
