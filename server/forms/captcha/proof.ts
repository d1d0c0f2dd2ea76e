// The accessible alternative to the pictures is a proof of work, created and verified by altcha-lib.
import { randomInt } from "node:crypto";
import { type Challenge as Proof, createChallenge, type Solution, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { type Challenge, proofChallenge } from "#contract/fields/captcha.ts";
import type { ProofWork } from "../../kernel/proof-work.ts";
import { keyFor } from "./seal.ts";

/**
 * The proof takes a desktop computer a quarter of a second. It needs at most 2.5 million iterations (contract.md
 * section 4b).
 */
export const fullProofWork: ProofWork = { cost: 5_000, guesses: { least: 200, below: 500 } };

function secretsOf(secretKey: string) {
  return {
    hmacSignatureSecret: keyFor(secretKey, "proof").toString("hex"),
    hmacKeySignatureSecret: keyFor(secretKey, "proof key").toString("hex"),
  };
}

export async function createProof(
  secretKey: string,
  id: string,
  { cost, guesses }: ProofWork,
): Promise<Challenge["proof"]> {
  const made = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost,
    counter: randomInt(guesses.least, guesses.below),
    data: { id },
    deriveKey,
    ...secretsOf(secretKey),
  });
  return proofChallenge.parse(made);
}

const payload = z.object({
  challenge: proofChallenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(200), time: z.number().optional() }),
});

export async function isProofRight(secretKey: string, id: string, given: string): Promise<boolean> {
  const read = payload.safeParse(jsonOf(given));
  if (!read.success) return false;
  const { challenge, solution } = read.data;
  // Refuses a proof without a signed key. To verify such a proof, the server would have to compute the proof itself.
  if (challenge.parameters.data?.["id"] !== id || challenge.parameters.keySignature === undefined) return false;
  const checked = { challenge: challenge as Proof, solution: solution as Solution };
  return (await verifySolution({ ...checked, deriveKey, ...secretsOf(secretKey) })).verified;
}

function jsonOf(given: string): unknown {
  try {
    return JSON.parse(Buffer.from(given, "base64").toString("utf8"));
  } catch {
    return null;
  }
}
