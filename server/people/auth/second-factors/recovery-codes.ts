// Recovery codes: for whoever has lost the phone. They are shown once.
import { randomBytes } from "node:crypto";
import { recoveryCodesPerUser } from "#contract/values/limits.ts";
import type { Tx } from "#db/open.ts";
import { storeRecoveryCodes } from "./store.ts";

/** Crockford's base 32, which has no letters that look like digits: each holds five bits. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 16;

function newRecoveryCode(): string {
  return [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");
}

/** @returns the new codes, in groups of four; earlier ones are no longer good */
export async function renewRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodesPerUser }, newRecoveryCode);
  await storeRecoveryCodes(tx, userId, codes);
  return codes.map((code) => code.replaceAll(/(.{4})(?!$)/gu, "$1-"));
}
