// Uses a captcha up, right or wrong, together with what it was sent with: for every public form.
import type { CaptchaForm, CaptchaInput } from "#contract/fields/captcha.ts";
import { AppError } from "#contract/schemas/errors.ts";
import type { Tx } from "#db/open.ts";
import type { AskingContext } from "../../kernel/context.ts";
import { inTurn } from "../../kernel/in-turn.ts";
import { judgedInTurn } from "./guesses.ts";
import { expiryOf, judge } from "./judge.ts";
import { markUsed } from "./store.ts";

/**
 * Stores what a visitor sent if the captcha is right. It is used up in the transaction that stores, so that one
 * captcha stores once, and stays good if storing fails. A wrong answer is used up by itself, because its refusal
 * must not take that back.
 * @param store receives the transaction; all fields were checked before
 * @throws captchaWrong, captchaUsed, captchaExpired (C104), tooManyAttempts (C102)
 */
export function useCaptcha<Stored>(
  context: AskingContext<"database" | "secretKey" | "now">,
  given: { form: CaptchaForm; captcha: CaptchaInput },
  store: (tx: Tx) => Promise<Stored>,
): Promise<Stored> {
  // Of guesses that come at once, a later right one must not overtake a wrong one, whatever each has to wait for.
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
    // Before anything else is waited for, because another process may judge the same captcha.
    if (found.kind === "wrong")
      isSpent = !(await markUsed(database.db, found.challenge.nonce, expiryOf(found.challenge)));
    return found;
  });
  if (verdict.kind === "expired") throw new AppError("captchaExpired");
  if (verdict.kind === "foreign") throw new AppError("captchaWrong");
  const { nonce } = verdict.challenge;
  const expires = expiryOf(verdict.challenge);
  if (verdict.kind === "wrong")
    // A used one says so, whatever the answer: it must not tell whether a second answer would have been right.
    throw new AppError(isSpent ? "captchaUsed" : "captchaWrong");
  return database.db.transaction(async (tx) => {
    if (!(await markUsed(tx, nonce, expires))) throw new AppError("captchaUsed");
    return store(tx);
  });
}
