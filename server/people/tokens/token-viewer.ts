// A request with an API token acts for the token's owner. It has only the token's rights, and at most the rights of an
// admin.
import { AppError } from "#contract/schemas/errors.ts";
import { seenMinutes } from "#contract/values/limits.ts";
import type { Viewer } from "#contract/values/permissions.ts";
import { rightsOf } from "#contract/schemas/tokens.ts";
import { isUnknownToken } from "../auth/sessions.ts";
import { hashToken } from "../../kernel/secrets/tokens.ts";
import type { Services } from "../../kernel/context.ts";
import { findUsableToken, recordUse } from "./store.ts";

const SEEN_MS = seenMinutes * 60_000;
const BEARER = /^bearer(?: +(\S*))?/iu;

/** @returns null if the request has no bearer token. Other schemes, such as a proxy's, are ignored. */
export function tokenOf(authorization: string | undefined): string | null {
  const found = BEARER.exec(authorization ?? "");
  return found && (found[1] ?? "");
}

/** @throws signedOut (C100) if the token is unknown or has ended, or if its owner is no longer an admin */
export async function viewerOfToken(
  { database, now, secretKey }: Pick<Services, "database" | "now" | "secretKey">,
  token: string,
): Promise<Viewer> {
  // A made-up token must not cause a database query.
  if (isUnknownToken(token, secretKey)) throw new AppError("signedOut");
  const at = now();
  const row = await findUsableToken(database.db, hashToken(token), at);
  if (!row || !row.owner.roles.some((role) => role === "admin" || role === "system")) throw new AppError("signedOut");
  if (at.getTime() - (row.lastUsed?.getTime() ?? 0) > SEEN_MS) await recordUse(database.db, row.id, at);
  return {
    id: row.owner.id,
    name: row.owner.name,
    handle: row.owner.handle,
    roles: ["admin"],
    rights: rightsOf(row.rights),
    mustChangePassword: false,
    mustSetUpFactor: false,
  };
}
