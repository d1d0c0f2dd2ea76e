// Random tokens of links, sessions and programs; the database stores only their hashes.
import { createHash, randomBytes } from "node:crypto";

/** Lower-case hex SHA-256. Tokens have 160 or more random bits, so no salt is needed. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** 200 random bits, safe in cookies and URLs. */
export function newToken(): string {
  return randomBytes(25).toString("base64url");
}
