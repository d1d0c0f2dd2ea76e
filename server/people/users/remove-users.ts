import { AppError } from "#contract/schemas/errors.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { recordChanges } from "../../kernel/audit/record.ts";
import { removeApprovalsFrom, removeApprovalsOf } from "../../approvals/store.ts";
import { subjectsOf } from "../accounts/hold-decider.ts";
import { getPolicy } from "./policy.ts";
import { requireSystemUsersWithout } from "./rules.ts";
import { deleteUsers, lockSystemUsers, lockUsers } from "../accounts/store.ts";

/**
 * Removes all these users or none. The texts that they wrote are kept.
 * @throws userNotFound (C404), invalid (C200) if no other active system user is left
 */
export async function removeUsers(
  { services: { database, now }, viewer }: CommandContext<"database" | "now">,
  ids: readonly string[],
): Promise<void> {
  const wanted = [...new Set(ids)];
  await database.db.transaction(async (tx) => {
    const able = await lockSystemUsers(tx);
    const users = await lockUsers(tx, wanted);
    if (users.length < wanted.length) throw new AppError("userNotFound");
    requireSystemUsersWithout(wanted, { able, policy: await getPolicy(tx) }, "id");
    await deleteUsers(tx, wanted);
    await removeApprovalsFrom(tx, wanted);
    await removeApprovalsOf(tx, "deciderChanged", subjectsOf(wanted));
    const removed = users.map(({ handle }) => ({ action: "remove", noun: "user", label: handle }) as const);
    await recordChanges(tx, { viewer, at: now() }, removed);
  });
}
