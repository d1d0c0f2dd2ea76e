import { guestViewer, type Role, type Viewer } from "#contract/values/permissions.ts";
import type { ListedUser, User } from "#contract/schemas/users.ts";
import type { UserRow } from "./store.ts";

export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    handle: row.handle,
    roles: row.roles as Role[],
    failedLogins: row.failedLogins,
    lastLogin: row.lastLogin?.toISOString() ?? null,
    locked: row.isLocked,
    secondFactor: { totp: row.totp, passkeys: row.passkeys },
    updated: row.updated.toISOString(),
    version: row.version,
  };
}

export function presentListed(row: UserRow, until: Date | undefined): ListedUser {
  return {
    ...presentUser(row),
    lastSeen: row.lastSeen?.toISOString() ?? null,
    invitation: row.passwordHash === null ? { until: until?.toISOString() ?? null } : null,
  };
}

export const presentedGuest: User = {
  id: null,
  name: "",
  handle: "guest",
  roles: ["guest"],
  failedLogins: 0,
  lastLogin: null,
  locked: false,
  secondFactor: { totp: 0, passkeys: 0 },
  updated: null,
  version: 1,
};

export function viewerOf(
  row:
    | (Pick<UserRow, "id" | "name" | "handle" | "mustChangePassword"> & { roles: string[]; mustSetUpFactor: boolean })
    | null,
): Viewer {
  if (!row) return guestViewer;
  return {
    id: row.id,
    name: row.name,
    handle: row.handle,
    roles: row.roles as Role[],
    mustChangePassword: row.mustChangePassword,
    mustSetUpFactor: row.mustSetUpFactor,
  };
}
