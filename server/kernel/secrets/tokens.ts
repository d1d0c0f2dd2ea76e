// Random tokens of links, sessions and programs. The database stores their hashes only.
import { createHash, randomBytes } from "node:crypto";

/** Lower-case hex SHA-256 of a token of 160 or more random bits; no salt is needed at that strength. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** 200 random bits, safe in cookies and URLs. */
export function newToken(): string {
  return randomBytes(25).toString("base64url");
}
