// System users change all users. Other users change only their own name and handle.
import { isDeepStrictEqual } from "node:util";
import { AppError } from "#contract/schemas/errors.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import { can } from "#contract/values/permissions.ts";
import type { ListedUser, UpdateUserInput } from "#contract/schemas/users.ts";
import type { Tx } from "#db/open.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import { requireFreshPassword } from "../auth/fresh-password.ts";
import { endLinks } from "../auth/mailed-links.ts";
import { lockVerified } from "../auth/verified-user.ts";
import { endSessionsOf } from "../auth/sessions.ts";
import type { AskingContext } from "../../kernel/context.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { mailHandleChanged, mailHandleLink, refuseTakenHandle } from "../auth/change-handle.ts";
import { refusingTakenHandles } from "../accounts/taken-handles.ts";
import { mailInvitation } from "./invite-user.ts";
import { presentListed, presentUser } from "../accounts/present.ts";
import { getPolicy } from "./policy.ts";
import { requireSystemUsersWithout } from "./rules.ts";
import { findUser, invitationsOf, lockSystemUsers, lockUser, updateUserRow, type UserRow } from "../accounts/store.ts";

type Context = AskingContext<"database" | "passwords" | "publicUrl" | "now">;
type Change = Partial<Pick<UserRow, "name" | "handle" | "roles" | "isLocked">>;

/**
 * @throws forbidden (C100), userNotFound (C404), conflict (C409) with the stored user
 * @throws invalid (C200) if the handle is taken, or if no active system user would be left
 * @throws the errors of `requireFreshPassword` if viewers change their own handle; invalid (C200) without their
 * password
 */
export async function updateUser(context: Context, input: UpdateUserInput): Promise<ListedUser> {
  const { viewer, services } = context;
  const isOwn = input.id === viewer.id;
  if (!isOwn && !can(viewer, "update", "users")) throw new AppError("forbidden");
  const verified = isOwn ? await requirePasswordForHandle(context, input) : null;
  await refusingTakenHandles(() =>
    services.database.db.transaction(async (tx) => {
      const able = await lockSystemUsers(tx);
      if (verified) await lockVerified(tx, verified);
      const row = await lockUser(tx, input.id);
      if (!row) throw new AppError("userNotFound");
      refuseOtherVersion(row, input.version, presentUser);
      const change = changeOf(row, input);
      if (isOwn && !can(viewer, "update", "users") && (change.roles || change.isLocked !== undefined))
        throw new AppError("forbidden");
      await storeChange(tx, context, { row, change, able });
    }),
  );
  return readBack(context, input.id);
}

async function readBack({ services: { database } }: Context, id: string): Promise<ListedUser> {
  const row = await findUser(database.db, id);
  if (!row) throw new AppError("userNotFound");
  return presentListed(row, (await invitationsOf(database.db, [id])).get(id));
}

/**
 * Verifies the viewer's password if the handle changes.
 * @returns null if the handle stays
 * @throws the errors of `requireFreshPassword`, invalid (C200) for a missing password
 */
async function requirePasswordForHandle(
  context: Context,
  { handle, password }: UpdateUserInput,
): Promise<UserRow | null> {
  if (handle === undefined || handle === context.viewer.handle) return null;
  if (password === undefined) throw new AppError("invalid", { fields: { password: { key: fieldKeys.required } } });
  return requireFreshPassword(context, password);
}

function changeOf(row: UserRow, { name, handle, roles, locked }: UpdateUserInput): Change {
  const sent = { name, handle, roles, isLocked: locked };
  const changed = Object.entries(sent).filter(
    ([key, value]) => value !== undefined && !isDeepStrictEqual(value, row[key as keyof UserRow]),
  );
  return Object.fromEntries(changed) as Change;
}

/**
 * If the user is still invited, mails the invitation to the new address. Otherwise mails a notice to the old address.
 */
async function tellOfHandle(tx: Tx, context: Context, row: UserRow & { newHandle: string }): Promise<void> {
  if (row.passwordHash === null) await mailInvitation(tx, context, { ...row, handle: row.newHandle });
  else await mailHandleChanged(tx, context, row);
}

function pick(row: UserRow, change: Change): Change {
  return Object.fromEntries(Object.entries(row).filter(([field]) => field in change)) as Change;
}

type Changed = { row: UserRow; change: Change; able: string[] };

async function storeChange(tx: Tx, context: Context, { row, change, able }: Changed): Promise<void> {
  const { roles, isLocked } = change;
  const losing = isLocked ? "locked" : roles && !roles.includes("system") ? "roles" : null;
  if (losing) requireSystemUsersWithout([row.id], { able, policy: await getPolicy(tx) }, losing);
  const { handle: ownHandle, ...rest } = change;
  const isOwnHandle = row.id === context.viewer.id && ownHandle !== undefined;
  const stored: Change = isOwnHandle ? rest : change;
  if (Object.keys(stored).length > 0) {
    const who = { viewer: context.viewer, at: context.services.now() };
    const audited = { action: "update", noun: "user", label: row.handle } as const;
    await updateUserRow(tx, row.id, stored);
    await recordChange(tx, who, { ...audited, before: pick(row, stored), after: stored });
  }
  if (roles || isLocked) await endSessionsOf(tx, row.id);
  // Unused links were mailed to the old address, or grant the old rights.
  if (roles || isLocked || stored.handle) await endLinks(tx, row.id);
  if (stored.handle) await tellOfHandle(tx, context, { ...row, newHandle: stored.handle });
  if (!isOwnHandle) return;
  await refuseTakenHandle(tx, ownHandle);
  await mailHandleLink(tx, context, { ...row, newHandle: ownHandle });
}
