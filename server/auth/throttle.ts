// Slows down guessing: failures are counted per handle and address in the database, shared by all processes.
import type pg from "pg";
import { RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "#contract/errors.ts";
import { loginThrottle } from "#contract/limits.ts";

type Counter = { limiter: RateLimiterPostgres; key: string };

const limitersByPool = new WeakMap<pg.Pool, Record<"pair" | "address" | "handle", RateLimiterPostgres>>();

function limitersOn(pool: pg.Pool) {
  const known = limitersByPool.get(pool);
  if (known) return known;
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration: loginThrottle.windowSeconds,
    });
  const limiters = {
    pair: limiter("login-pair", loginThrottle.perHandleAndAddress),
    address: limiter("login-address", loginThrottle.perAddress),
    handle: limiter("login-handle", loginThrottle.perHandle),
  };
  limitersByPool.set(pool, limiters);
  return limiters;
}

/** One attempt to sign in: counted as a failure first, and uncounted when it succeeds. */
export type Attempt = { succeeded: () => Promise<void> };

/**
 * Counts an attempt before the password is verified, so that many concurrent attempts cannot slip through.
 * A handle with failures from many addresses stays open to an address without failures of its own:
 * a stranger cannot lock an admin out.
 * @throws tooManyAttempts (C102) with the seconds to wait
 */
export async function beginAttempt(pool: pg.Pool, handle: string, address: string): Promise<Attempt> {
  const limiters = limitersOn(pool);
  const pair: Counter = { limiter: limiters.pair, key: `${handle} ${address}` };
  const byAddress: Counter = { limiter: limiters.address, key: address };
  const byHandle: Counter = { limiter: limiters.handle, key: handle };
  const pairNow = await count(pair);
  const addressNow = await count(byAddress);
  const handleNow = await count(byHandle);
  const takeBack = async (): Promise<void> => {
    for (const { limiter, key } of [pair, byAddress, byHandle]) await limiter.reward(key, 1);
  };
  const isBlocked =
    pairNow.consumedPoints > loginThrottle.perHandleAndAddress ||
    addressNow.consumedPoints > loginThrottle.perAddress ||
    (handleNow.consumedPoints > loginThrottle.perHandle && pairNow.consumedPoints > 1);
  if (isBlocked) {
    // Refused attempts are not failures: they must not prolong the wait.
    await takeBack();
    throw new AppError("tooManyAttempts", {
      retryAfterSeconds: Math.max(1, Math.ceil(waitMs(pairNow, addressNow, handleNow) / 1000)),
    });
  }
  return { succeeded: takeBack };
}

/** Adds one, without the library's own refusal: the three counters are checked together. */
function count({ limiter, key }: Counter): Promise<RateLimiterRes> {
  return limiter.penalty(key, 1);
}

function waitMs(pair: RateLimiterRes, address: RateLimiterRes, handle: RateLimiterRes): number {
  if (pair.consumedPoints > loginThrottle.perHandleAndAddress) return pair.msBeforeNext;
  if (address.consumedPoints > loginThrottle.perAddress) return address.msBeforeNext;
  return handle.msBeforeNext;
}

/** Removes counters whose window is over. */
export async function removeExpiredCounters(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query("delete from rate_limits where expire < $1", [now.getTime()]);
}
