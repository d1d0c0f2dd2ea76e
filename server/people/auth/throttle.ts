// Throttles guessing. The database counts failures per handle, per address and per pair of both, for all processes.
import type pg from "pg";
import { AppError } from "#contract/schemas/errors.ts";
import { codeThrottle, loginThrottle } from "#contract/values/limits.ts";
import { type Count, type Counter, counterOn, secondsToWait } from "../../forms/throttle/counters.ts";

function countersOn(pool: pg.Pool) {
  const counter = (name: string): Counter => counterOn(pool, name, loginThrottle.windowSeconds);
  return { pair: counter("login-pair"), address: counter("login-address"), handle: counter("login-handle") };
}

/**
 * Counts a wrong code for the user and not for the address. From many addresses, six digits are soon guessed. Codes
 * count only after the right password, so that a stranger cannot lock out a user.
 * @throws tooManyAttempts (C102)
 */
export async function beginCode(pool: pg.Pool, userId: string): Promise<Attempt> {
  const counter = counterOn(pool, "login-code", codeThrottle.windowSeconds);
  const count = await counter.add(userId);
  const uncount = (): Promise<void> => counter.uncount(userId);
  if (count.points > codeThrottle.perUser) {
    await uncount();
    throw new AppError("tooManyAttempts", { retryAfterSeconds: secondsToWait(count) });
  }
  return { succeeded: uncount };
}

/** An attempt counts as a failure until the caller calls `succeeded`. */
export type Attempt = { succeeded: () => Promise<void> };

/** Awaits the check. If it throws, the attempt does not count as a failure. */
export async function checked<Answer>(attempt: Attempt, check: Promise<Answer>): Promise<Answer> {
  try {
    return await check;
  } catch (error) {
    await attempt.succeeded();
    throw error;
  }
}

/**
 * Counts an attempt before the password is verified, so that concurrent attempts cannot exceed the limit. After many
 * failures for a handle, each new address may try once. So a stranger cannot lock out an admin.
 * @throws tooManyAttempts (C102) with the seconds to wait
 */
export async function beginAttempt(pool: pg.Pool, handle: string, address: string): Promise<Attempt> {
  const counters = countersOn(pool);
  const pairKey = `${handle} ${address}`;
  const pair = await counters.pair.add(pairKey);
  const byAddress = await counters.address.add(address);
  const byHandle = await counters.handle.add(handle);
  const uncount = async (): Promise<void> => {
    await counters.pair.uncount(pairKey);
    await counters.address.uncount(address);
    await counters.handle.uncount(handle);
  };
  const isBlocked =
    pair.points > loginThrottle.perHandleAndAddress ||
    byAddress.points > loginThrottle.perAddress ||
    (byHandle.points > loginThrottle.perHandle && pair.points > 1);
  if (isBlocked) {
    // Refused attempts must not prolong the wait, so they do not count as failures.
    await uncount();
    throw new AppError("tooManyAttempts", {
      retryAfterSeconds: secondsToWait(blockingCount(pair, byAddress, byHandle)),
    });
  }
  return { succeeded: uncount };
}

function blockingCount(pair: Count, byAddress: Count, byHandle: Count): Count {
  if (pair.points > loginThrottle.perHandleAndAddress) return pair;
  return byAddress.points > loginThrottle.perAddress ? byAddress : byHandle;
}
