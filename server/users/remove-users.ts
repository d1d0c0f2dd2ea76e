// Removes users; what they wrote stays.
import { AppError } from "#contract/errors.ts";
import type { CommandContext } from "../context.ts";
import { requireOtherSystemUser } from "./rules.ts";
import { deleteUser, lockSystemUsers, lockUser } from "./store.ts";

/**
 * All or none. @throws notFound (C404) if one is not there, invalid (C200) if no system user would be left
 */
export async function removeUsers(
  { services: { database } }: CommandContext<"database">,
  ids: readonly string[],
): Promise<void> {
  await database.db.transaction(async (tx) => {
    let able = await lockSystemUsers(tx);
    for (const id of [...new Set(ids)].sort()) {
      if (!(await lockUser(tx, id))) throw new AppError("notFound");
      requireOtherSystemUser(able, id, "_id");
      able = able.filter((one) => one !== id);
      await deleteUser(tx, id);
    }
  });
}
