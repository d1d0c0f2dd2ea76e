import { createHash } from "node:crypto";
import type pg from "pg";
import { AppError } from "#contract/schemas/errors.ts";
import { formThrottle } from "#contract/values/limits.ts";
import { type Counter, counterOn, secondsToWait } from "./counters.ts";

export type FormLimit = {
  name: string;
  key: string;
  most: number;
};

/** If the form is not stored, the caller must call `uncount`, so that the form does not count. */
export type CountedForm = { uncount: () => Promise<void> };

type Counted = { limit: FormLimit; counter: Counter };

/**
 * Counts a form before it is stored, so that parallel forms cannot exceed the limit.
 * @throws tooManyRequests (C102) with the seconds to wait; nothing is counted then
 */
export async function countForm(pool: pg.Pool, limits: readonly FormLimit[]): Promise<CountedForm> {
  const counted: Counted[] = [];
  const uncount = async (): Promise<void> => {
    for (const { limit, counter } of counted) await counter.uncount(limit.key);
  };
  for (const limit of limits) {
    const counter = counterOn(pool, limit.name, formThrottle.windowSeconds);
    const count = await counter.add(limit.key);
    counted.push({ limit, counter });
    if (count.points <= limit.most) continue;
    await uncount();
    throw new AppError("tooManyRequests", { retryAfterSeconds: secondsToWait(count) });
  }
  return { uncount };
}

export function mailAddressKey(address: string): string {
  return createHash("sha256").update(address).digest("hex");
}
