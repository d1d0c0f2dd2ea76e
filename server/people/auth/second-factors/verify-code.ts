// A code that is typed at sign-in: of the app, or a recovery code. Each is good once.
import type { Tx } from "#db/open.ts";
import { openSecret } from "../../../kernel/secrets/seal.ts";
import { stepOfCode } from "../../../outside/totp.ts";
import { findTotp, spendRecoveryCode, spendStep } from "./store.ts";

const SIX_DIGITS = /^\d{6}$/u;

/** @returns whether the code was right; then it is used up, if the transaction is committed */
export async function spendCode(
  tx: Tx,
  { userId, code }: { userId: string; code: string },
  { now, secretKey }: { now: Date; secretKey: string },
): Promise<boolean> {
  if (!SIX_DIGITS.test(code)) return spendRecoveryCode(tx, userId, code);
  const row = await findTotp(tx, userId);
  const step = row && (await stepOfCode(openSecret(secretKey, row.secret), code, now));
  return typeof step === "number" && spendStep(tx, userId, step);
}
