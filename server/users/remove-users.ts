// Removes users; what they wrote stays.
import { AppError } from "#contract/errors.ts";
import type { CommandContext } from "../context.ts";
import { recordChange } from "../audit/record.ts";
import { requireOtherSystemUser } from "./rules.ts";
import { deleteUser, lockSystemUsers, lockUser } from "./store.ts";

/**
 * All or none. @throws notFound (C404) if one is not there, invalid (C200) if no system user would be left
 */
export async function removeUsers(
  { services: { database, now }, viewer }: CommandContext<"database" | "now">,
  ids: readonly string[],
): Promise<void> {
  await database.db.transaction(async (tx) => {
    let able = await lockSystemUsers(tx);
    for (const id of [...new Set(ids)].sort()) {
      const user = await lockUser(tx, id);
      if (!user) throw new AppError("notFound");
      requireOtherSystemUser(able, id, "_id");
      able = able.filter((one) => one !== id);
      await recordChange(tx, { viewer, at: now() }, { action: "remove", noun: "user", label: user.handle });
      await deleteUser(tx, id);
    }
  });
}
