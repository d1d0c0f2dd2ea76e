// Challenges for authenticators are signed, and valid for five minutes. Only used challenges are stored.
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Tx } from "#db/open.ts";
import { markUsed } from "../../../forms/captcha/store.ts";

const VALID_MS = 5 * 60_000;
const RANDOM_BYTES = 16;
const TIME_BYTES = 6;
const SIGNED_BYTES = RANDOM_BYTES + TIME_BYTES;

export type ChallengeUse = "sign in" | `register ${string}`;

type Key = { use: ChallengeUse; secretKey: string };

function signatureOf(signed: Uint8Array, { use, secretKey }: Key): Buffer {
  return createHmac("sha256", secretKey).update(`passkey challenge ${use}\n`).update(signed).digest();
}

export function newChallenge(key: Key, now: Date): Uint8Array {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUIntBE(now.getTime() + VALID_MS, 0, TIME_BYTES);
  const signed = Buffer.concat([randomBytes(RANDOM_BYTES), time]);
  return Buffer.concat([signed, signatureOf(signed, key)]);
}

/** @param challenge base64url, as browsers return it */
export function isOurs(challenge: string, key: Key, now: Date): boolean {
  const bytes = Buffer.from(challenge, "base64url");
  const signed = bytes.subarray(0, SIGNED_BYTES);
  const signature = bytes.subarray(SIGNED_BYTES);
  const expected = signatureOf(signed, key);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false;
  return expiryOf(signed) > now.getTime();
}

function expiryOf(bytes: Buffer): number {
  return bytes.readUIntBE(RANDOM_BYTES, TIME_BYTES);
}

export function spendChallenge(tx: Tx, challenge: string): Promise<boolean> {
  const bytes = Buffer.from(challenge, "base64url");
  return markUsed(tx, `passkey ${bytes.toString("hex", 0, RANDOM_BYTES)}`, new Date(expiryOf(bytes)));
}
