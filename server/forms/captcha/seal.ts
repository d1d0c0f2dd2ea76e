// Seals what a challenge must remember, so that nothing is stored before it is used.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What a key is for: what was sealed for one use opens for no other. */
export type Purpose = "challenge" | "picture" | "value" | "proof" | "proof key" | "sent values";

const keys = new Map<string, Buffer>();

export function keyFor(secretKey: string, purpose: Purpose): Buffer {
  const name = `${purpose} ${secretKey}`;
  const key = keys.get(name) ?? Buffer.from(hkdfSync("sha256", secretKey, "", `captcha ${purpose}`, 32));
  keys.set(name, key);
  return key;
}

/** @returns lower-case hex, new each time; its length depends on the length of `plain` alone */
export function seal(secretKey: string, purpose: Purpose, plain: Buffer): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFor(secretKey, purpose), iv);
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString("hex");
}

/** @returns null if another key sealed it, or it was changed or made up */
export function unseal(secretKey: string, purpose: Purpose, sealed: string): Buffer | null {
  if (!/^(?:[0-9a-f]{2})+$/u.test(sealed) || sealed.length <= 2 * (IV_BYTES + TAG_BYTES)) return null;
  const bytes = Buffer.from(sealed, "hex");
  const decipher = createDecipheriv(ALGORITHM, keyFor(secretKey, purpose), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

/** A value that only whoever has the key can compute. */
export function mark(secretKey: string, purpose: Purpose, text: string): Buffer {
  return createHmac("sha256", keyFor(secretKey, purpose)).update(text).digest();
}
