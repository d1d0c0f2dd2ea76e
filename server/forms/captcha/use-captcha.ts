// Uses up a captcha, right or wrong, together with the form that it protects.
import type { CaptchaForm, CaptchaInput } from "#contract/fields/captcha.ts";
import { AppError } from "#contract/schemas/errors.ts";
import type { Tx } from "#db/open.ts";
import type { AskingContext } from "../../kernel/context.ts";
import { inTurn } from "../../kernel/in-turn.ts";
import { judgedInTurn } from "./guesses.ts";
import { expiryOf, judge } from "./judge.ts";
import { markUsed } from "./store.ts";

/**
 * Stores the form if the captcha is right. The captcha is used up in the same transaction: it stores once, and stays
 * valid if storing fails. A wrong answer is used up in a statement of its own, because the refusal must not roll that
 * back.
 * @param store receives the transaction; all fields were validated before
 * @throws captchaWrong, captchaUsed, captchaExpired (C104), tooManyAttempts (C102)
 */
export function useCaptcha<Stored>(
  context: AskingContext<"database" | "secretKey" | "now">,
  given: { form: CaptchaForm; captcha: CaptchaInput },
  store: (tx: Tx) => Promise<Stored>,
): Promise<Stored> {
  // A right guess must not overtake a wrong one that came before it, however long each has to wait.
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
    // Before any other wait, because another process may judge the same captcha.
    if (found.kind === "wrong")
      isSpent = !(await markUsed(database.db, found.challenge.nonce, expiryOf(found.challenge)));
    return found;
  });
  if (verdict.kind === "expired") throw new AppError("captchaExpired");
  if (verdict.kind === "foreign") throw new AppError("captchaWrong");
  const { nonce } = verdict.challenge;
  const expires = expiryOf(verdict.challenge);
  if (verdict.kind === "wrong")
    // A used captcha has this error for every answer: it must not reveal whether a second answer is right.
    throw new AppError(isSpent ? "captchaUsed" : "captchaWrong");
  return database.db.transaction(async (tx) => {
    if (!(await markUsed(tx, nonce, expires))) throw new AppError("captchaUsed");
    return store(tx);
  });
}
