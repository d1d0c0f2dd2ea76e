import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keys = new Map<string, Buffer>();

/** @param use the purpose of the key; bytes sealed for one use cannot be opened for another */
export function keyFor(secretKey: string, use: string): Buffer {
  const name = `${use} ${secretKey}`;
  const key = keys.get(name) ?? Buffer.from(hkdfSync("sha256", secretKey, "", use, KEY_BYTES));
  keys.set(name, key);
  return key;
}

/** @returns different bytes each time; their length depends only on the length of `plain` */
export function sealBytes(key: Buffer, plain: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv);
  return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** @throws if another key sealed the bytes, or if they were changed or forged */
export function openBytes(key: Buffer, sealed: Buffer): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
}
