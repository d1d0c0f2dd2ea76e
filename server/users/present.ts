// Presents a user, always without the password's hash.
import { guestViewer, type Role, type Viewer } from "#contract/permissions.ts";
import type { User } from "#contract/users.ts";
import type { UserRow } from "./store.ts";

export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    handle: row.handle,
    roles: row.roles as Role[],
    failedLogins: row.failedLogins,
    lastLogin: row.lastLogin?.toISOString() ?? null,
    version: row.version,
  };
}

export const presentedGuest: User = {
  id: null,
  name: "",
  handle: "guest",
  roles: ["guest"],
  failedLogins: 0,
  lastLogin: null,
  version: 1,
};

export function viewerOf(
  row: (Pick<UserRow, "id" | "name" | "handle" | "mustChangePassword"> & { roles: string[] }) | null,
): Viewer {
  if (!row) return guestViewer;
  return {
    id: row.id,
    name: row.name,
    handle: row.handle,
    roles: row.roles as Role[],
    mustChangePassword: row.mustChangePassword,
  };
}
