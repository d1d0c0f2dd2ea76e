import type { Tx } from "#db/open.ts";
import { openSecret } from "../../../kernel/secrets/seal.ts";
import { stepOfCode } from "../../../outside/totp.ts";
import { findTotp, spendRecoveryCode, spendStep } from "./store.ts";

const SIX_DIGITS = /^\d{6}$/u;

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
