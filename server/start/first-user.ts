import { v7 as newId } from "uuid";
import { sqlState, UNIQUE_VIOLATION } from "#db/errors.ts";
import { makeUpPassword } from "../people/auth/passwords.ts";
import type { Services } from "../kernel/context.ts";
import { hasUsers, insertUser } from "../people/accounts/store.ts";

export async function createFirstUser({
  database,
  env,
  passwords,
}: Pick<Services, "database" | "env" | "passwords">): Promise<{ handle: string; password: string } | null> {
  if (await hasUsers(database.db)) return null;
  const password = env.ADMIN_PASSWORD ?? makeUpPassword();
  const isMadeUp = env.ADMIN_PASSWORD === undefined;
  try {
    await insertUser(database.db, {
      id: newId(),
      name: env.ADMIN_HANDLE.split("@")[0] ?? env.ADMIN_HANDLE,
      handle: env.ADMIN_HANDLE,
      passwordHash: await passwords.hash(password),
      roles: ["system"],
      mustChangePassword: isMadeUp,
    });
  } catch (error) {
    // Another process on the same PostgreSQL database has created the user meanwhile.
    if (sqlState(error) === UNIQUE_VIOLATION) return null;
    throw error;
  }
  return isMadeUp ? { handle: env.ADMIN_HANDLE, password } : null;
}
