import { randomBytes } from "node:crypto";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { CaptchaForm, Challenge } from "#contract/fields/captcha.ts";
import { openChallenge, sealChallenge } from "#server/forms/captcha/memory.ts";
import { valueOf } from "#server/forms/captcha/make-challenge.ts";

type Made = { form?: CaptchaForm; agoMs?: number; isRight?: boolean; sum?: readonly [number, number] | null };

export function answeredCaptcha(
  secretKey: string,
  { form = "message", agoMs = 5_000, isRight = true, sum = null }: Made = {},
): { id: string; answer: string } {
  const nonce = randomBytes(16).toString("hex");
  const place = 3;
  const id = sealChallenge(secretKey, { nonce, form, issued: new Date(Date.now() - agoMs), place, sum });
  return { id, answer: valueOf(secretKey, nonce, isRight ? place : 4) };
}

export function rightValue(secretKey: string, id: string): string {
  const challenge = openChallenge(secretKey, id);
  if (!challenge) throw new Error("the challenge is none of this site");
  return valueOf(secretKey, challenge.nonce, challenge.place);
}

export async function solvedProof({
  id,
  proof,
}: Pick<Challenge, "id" | "proof">): Promise<{ id: string; proof: string }> {
  const challenge = proof as Parameters<typeof solveChallenge>[0]["challenge"];
  const solution = await solveChallenge({ challenge, deriveKey });
  return { id, proof: Buffer.from(JSON.stringify({ challenge, solution })).toString("base64") };
}

/** The answer to the written question of a page without JavaScript. */
export function sumOf(secretKey: string, id: string): string {
  const [one, other] = openChallenge(secretKey, id)?.sum ?? [];
  if (one === undefined || other === undefined) throw new Error("the challenge has no question");
  return String(one + other);
}
