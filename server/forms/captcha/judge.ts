import { timingSafeEqual } from "node:crypto";
import type { CaptchaForm, CaptchaInput } from "#contract/fields/captcha.ts";
import { captcha as rules } from "#contract/values/limits.ts";
import { openChallenge, type Remembered } from "./memory.ts";
import { valueOf } from "./make-challenge.ts";
import { isProofRight } from "./proof.ts";
import { isSumRight } from "./questions.ts";

export type Verdict = { kind: "foreign" } | { kind: "expired" } | { kind: "right" | "wrong"; challenge: Remembered };

export function expiryOf({ issued }: Pick<Remembered, "issued">): Date {
  return new Date(issued.getTime() + rules.validMinutes * 60_000);
}

export async function judge(
  secretKey: string,
  { form, captcha, now }: { form: CaptchaForm; captcha: CaptchaInput; now: Date },
): Promise<Verdict> {
  const challenge = openChallenge(secretKey, captcha.id);
  if (challenge?.form !== form) return { kind: "foreign" };
  if (now > expiryOf(challenge)) return { kind: "expired" };
  const isRight =
    "proof" in captcha
      ? await isProofRight(secretKey, captcha.id, captcha.proof)
      : isAnswerRight(secretKey, challenge, captcha.answer, now);
  return { kind: isRight ? "right" : "wrong", challenge };
}

function isAnswerRight(
  secretKey: string,
  { nonce, issued, place, sum }: Remembered,
  answer: string,
  now: Date,
): boolean {
  if (sum !== null && isSumRight(sum, answer)) return true;
  const isTooFast = now.getTime() - issued.getTime() < rules.minimumSeconds * 1000;
  const right = Buffer.from(valueOf(secretKey, nonce, place));
  const given = Buffer.from(answer);
  return given.length === right.length && timingSafeEqual(given, right) && !isTooFast;
}
