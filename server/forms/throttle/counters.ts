// Counters that expire. They are in the database, so that all processes share them.
import type pg from "pg";
// This import avoids the library's index, because the index loads the stores of ten databases.
import RateLimiterPostgres from "rate-limiter-flexible/lib/RateLimiterPostgres.js";

export type Count = { points: number; msLeft: number };

export type Counter = {
  /** Adds one. @returns the count within the window, which begins with the first call */
  add: (key: string) => Promise<Count>;
  uncount: (key: string) => Promise<void>;
  read: (key: string) => Promise<Count>;
};

const countersByPool = new WeakMap<pg.Pool, Map<string, Counter>>();

export function counterOn(pool: pg.Pool, name: string, windowSeconds: number): Counter {
  const known = countersByPool.get(pool) ?? new Map<string, Counter>();
  countersByPool.set(pool, known);
  const counter = known.get(name) ?? openCounter(pool, name, windowSeconds);
  known.set(name, counter);
  return counter;
}

/** The statement's name is left out, because named statements do not work behind a transaction pooler. */
type Statement = { text: string; values: unknown[] };

function openCounter(pool: pg.Pool, keyPrefix: string, duration: number): Counter {
  const limiter = new RateLimiterPostgres({
    storeClient: { query: ({ text, values }: Statement) => pool.query(text, values) },
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    // The library requires a limit. This limit has no effect, because callers compare the counts themselves.
    points: 1,
    duration,
  });
  return {
    add: async (key) => {
      const { consumedPoints, msBeforeNext } = await limiter.penalty(key, 1);
      return { points: consumedPoints, msLeft: msBeforeNext };
    },
    uncount: async (key) => {
      await limiter.reward(key, 1);
    },
    read: async (key) => {
      const found = await limiter.get(key);
      return { points: found?.consumedPoints ?? 0, msLeft: found?.msBeforeNext ?? 0 };
    },
  };
}

export function secondsToWait({ msLeft }: Count): number {
  return Math.max(1, Math.ceil(msLeft / 1000));
}

export async function removeExpiredCounters(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query("delete from rate_limits where expire < $1", [now.getTime()]);
}
