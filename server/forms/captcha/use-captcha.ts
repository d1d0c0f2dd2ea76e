import type { CaptchaForm, CaptchaInput } from "#contract/fields/captcha.ts";
import { AppError } from "#contract/schemas/errors.ts";
import type { Tx } from "#db/open.ts";
import type { AskingContext } from "../../kernel/context.ts";
import { inTurn } from "../../kernel/in-turn.ts";
import { judgedInTurn } from "./guesses.ts";
import { expiryOf, judge } from "./judge.ts";
import { markUsed } from "./store.ts";

/**
 * Stores the form and uses up the captcha in one transaction. A wrong answer also uses up the captcha, but nothing is
 * stored.
 * @param store receives the transaction; all fields were validated before
 * @throws captchaWrong, captchaUsed, captchaExpired (C104), tooManyAttempts (C102)
 */
export function useCaptcha<Stored>(
  context: AskingContext<"database" | "secretKey" | "now">,
  given: { form: CaptchaForm; captcha: CaptchaInput },
  store: (tx: Tx) => Promise<Stored>,
): Promise<Stored> {
  // Judges the answers to a captcha in the order of their arrival.
  return inTurn(`captcha ${given.captcha.id}`, () => judgeAndStore(context, given, store));
}

async function judgeAndStore<Stored>(
  { services: { database, secretKey, now }, address }: AskingContext<"database" | "secretKey" | "now">,
  { form, captcha }: { form: CaptchaForm; captcha: CaptchaInput },
  store: (tx: Tx) => Promise<Stored>,
): Promise<Stored> {
  let isSpent = false;
  const verdict = await judgedInTurn(database.pool, address, async () => {
    const found = await judge(secretKey, { form, captcha, now: now() });
    // Marks the captcha of a wrong answer as used immediately, because another process may be judging a second answer.
    if (found.kind === "wrong")
      isSpent = !(await markUsed(database.db, found.challenge.nonce, expiryOf(found.challenge)));
    return found;
  });
  if (verdict.kind === "expired") throw new AppError("captchaExpired");
  if (verdict.kind === "foreign") throw new AppError("captchaWrong");
  const { nonce } = verdict.challenge;
  const expires = expiryOf(verdict.challenge);
  if (verdict.kind === "wrong")
    // Every answer to a used captcha gets this error, so that a second try reveals nothing.
    throw new AppError(isSpent ? "captchaUsed" : "captchaWrong");
  return database.db.transaction(async (tx) => {
    if (!(await markUsed(tx, nonce, expires))) throw new AppError("captchaUsed");
    return store(tx);
  });
}
