// Recovery codes are for users who have lost their phone. The codes are shown only once, when they are made.
import { randomBytes } from "node:crypto";
import { recoveryCodesPerUser } from "#contract/values/limits.ts";
import type { Tx } from "#db/open.ts";
import { storeRecoveryCodes } from "./store.ts";

/** Crockford's base 32, whose letters do not look like digits. Each character contains five bits. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const LENGTH = 16;

function newRecoveryCode(): string {
  return [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");
}

/** @returns new codes in groups of four; earlier codes become invalid */
export async function renewRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodesPerUser }, newRecoveryCode);
  await storeRecoveryCodes(tx, userId, codes);
  return codes.map((code) => code.replaceAll(/(.{4})(?!$)/gu, "$1-"));
}
