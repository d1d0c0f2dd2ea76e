// Seals the content of a challenge, so that the server stores nothing until a captcha is used.
import { createHmac } from "node:crypto";
import { keyFor as siteKeyFor, openBytes, sealBytes } from "../../kernel/secrets/sealed-bytes.ts";

export type Purpose = "challenge" | "picture" | "value" | "proof" | "proof key" | "sent values";

export const keyFor = (secretKey: string, purpose: Purpose): Buffer => siteKeyFor(secretKey, `captcha ${purpose}`);

/** @returns lower-case hex, different each time; its length depends only on the length of `plain` */
export const seal = (secretKey: string, purpose: Purpose, plain: Buffer): string =>
  sealBytes(keyFor(secretKey, purpose), plain).toString("hex");

export function unseal(secretKey: string, purpose: Purpose, sealed: string): Buffer | null {
  if (!/^(?:[0-9a-f]{2})+$/u.test(sealed)) return null;
  try {
    const plain = openBytes(keyFor(secretKey, purpose), Buffer.from(sealed, "hex"));
    return plain.length === 0 ? null : plain;
  } catch {
    return null;
  }
}

export function mark(secretKey: string, purpose: Purpose, text: string): Buffer {
  return createHmac("sha256", keyFor(secretKey, purpose)).update(text).digest();
}
