import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** Returns the SHA-256 as lower-case hex. Tokens have at least 160 random bits, so no salt is needed. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Compares in constant time, because a password or token that is not random could otherwise be guessed by its parts. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(secret)));
}

/** Makes a token of 200 random bits, which is safe in cookies and URLs. */
export function newToken(): string {
  return randomBytes(25).toString("base64url");
}
