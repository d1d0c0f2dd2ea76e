import { createHash, randomBytes } from "node:crypto";

/** Hex SHA-256 in lower case. Tokens have at least 160 random bits, so no salt is needed. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** 200 random bits, safe in cookies and URLs. */
export function newToken(): string {
  return randomBytes(25).toString("base64url");
}
