// Limits wrong captcha answers. After five wrong answers, an IP address has to wait before further answers are judged.
import type pg from "pg";
import { AppError } from "#contract/schemas/errors.ts";
import { formThrottle } from "#contract/values/limits.ts";
import { inTurn } from "../../kernel/in-turn.ts";
import { counterOn, secondsToWait } from "../throttle/counters.ts";

const guessesOn = (pool: pg.Pool) => counterOn(pool, "captcha guess", formThrottle.windowSeconds);

/**
 * Each process judges the answers of one IP address one after another, so that parallel answers cannot exceed the
 * limit.
 * @throws tooManyAttempts (C102) with the seconds to wait
 */
export async function judgedInTurn<Verdict extends { kind: string }>(
  pool: pg.Pool,
  address: string,
  judge: () => Promise<Verdict>,
): Promise<Verdict> {
  return inTurn(`address ${address}`, async () => {
    const guesses = guessesOn(pool);
    const count = await guesses.read(address);
    if (count.points >= formThrottle.wrongAnswersPerAddress)
      throw new AppError("tooManyAttempts", { retryAfterSeconds: secondsToWait(count) });
    const verdict = await judge();
    if (verdict.kind === "wrong") await guesses.add(address);
    return verdict;
  });
}
