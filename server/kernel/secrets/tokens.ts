import { createHash, randomBytes } from "node:crypto";

/** Returns the SHA-256 as lower-case hex. Tokens have at least 160 random bits, so no salt is needed. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Makes a token of 200 random bits, which is safe in cookies and URLs. */
export function newToken(): string {
  return randomBytes(25).toString("base64url");
}
