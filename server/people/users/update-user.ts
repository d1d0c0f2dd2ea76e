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
import { type HeldContext, mustWait } from "../../approvals/ask.ts";
import { removeApprovalsFrom } from "../../approvals/store.ts";
import { deleteSecondFactors } from "../auth/second-factors/store.ts";
import { askForDecider, heldPart, isDecider } from "../accounts/hold-decider.ts";
import { mailInvitation } from "./invite-user.ts";
import { presentListed, presentUser } from "../accounts/present.ts";
import { getPolicy } from "./policy.ts";
import { requireSystemUsersWithout } from "./rules.ts";
import {
  forgetPassword,
  findUser,
  invitationsOf,
  lockSystemUsers,
  lockUser,
  updateUserRow,
  type UserRow,
} from "../accounts/store.ts";

type Context = AskingContext<"database" | "passwords" | "publicUrl" | "now"> & HeldContext<never>;
type Change = Partial<Pick<UserRow, "name" | "handle" | "roles" | "isLocked">>;

/**
 * What gives another person a say on waiting changes, or makes the account of such a person change hands, may have to
 * wait for a second person; the rest is stored.
 * @throws forbidden (C100), userNotFound (C404), conflict (C409) with the stored user
 * @throws invalid (C200) if the handle is taken, or if no active system user would be left
 * @throws the errors of `requireFreshPassword` if viewers change their own handle; invalid (C200) without their
 * password
 */
export async function updateUser(context: Context, input: UpdateUserInput): Promise<ListedUser> {
  const { viewer, services } = context;
  const isOwn = isByOwner(context, input.id);
  if (!isOwn && !can(viewer, "update", "users")) throw new AppError("forbidden");
  const verified = isOwn ? await requirePasswordForHandle(context, input) : null;
  await refusingTakenHandles(() =>
    services.database.db.transaction(async (tx) => {
      const able = await lockSystemUsers(tx);
      const isHeld = await mustWait(tx, context);
      if (verified) await lockVerified(tx, verified);
      const row = await lockUser(tx, input.id);
      if (!row) throw new AppError("userNotFound");
      refuseOtherVersion(row, input.version, presentUser);
      const wanted = changeOf(row, input);
      const change = isHeld && !isOwn ? await holdChange(tx, context, row, wanted) : wanted;
      if (isOwn && !can(viewer, "update", "users") && (change.roles || change.isLocked !== undefined))
        throw new AppError("forbidden");
      await storeChange(tx, context, { row, change, able });
    }),
  );
  return readBack(context, input.id);
}

/** False for a change that another user has asked for, even if the owner approves it. */
const isByOwner = ({ viewer, claim }: Context, id: string): boolean => !claim && id === viewer.id;

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

/** Asks a second person. @returns the change without the part that waits */
async function holdChange(tx: Tx, context: Context, row: UserRow, change: Change): Promise<Change> {
  const after = heldPart(row, change);
  if (Object.keys(after).length === 0) return change;
  const rest: Change = { ...change };
  if (after.roles) delete rest.roles;
  if (after.handle !== undefined) {
    await refuseTakenHandle(tx, after.handle);
    delete rest.handle;
  }
  if (after.isUnlocked) delete rest.isLocked;
  // The rest is stored as one more version. A later change makes the request stale.
  const version = row.version + (Object.keys(rest).length > 0 ? 1 : 0);
  await askForDecider(tx, context, { user: { ...row, ...rest }, after, version });
  return rest;
}

type Changed = { row: UserRow; change: Change; able: string[] };

async function storeChange(tx: Tx, context: Context, { row, change, able }: Changed): Promise<void> {
  const { roles, isLocked } = change;
  const losing = isLocked ? "locked" : roles && !roles.includes("system") ? "roles" : null;
  if (losing) requireSystemUsersWithout([row.id], { able, policy: await getPolicy(tx) }, losing);
  const { handle: ownHandle, ...rest } = change;
  const isOwnHandle = isByOwner(context, row.id) && ownHandle !== undefined;
  const stored: Change = isOwnHandle ? rest : change;
  if (Object.keys(stored).length > 0) {
    const who = { viewer: context.viewer, at: context.services.now() };
    const audited = { action: "update", noun: "user", label: row.handle } as const;
    await updateUserRow(tx, row.id, stored);
    await recordChange(tx, who, { ...audited, before: pick(row, stored), after: stored });
  }
  if (roles || isLocked) {
    await endSessionsOf(tx, row.id);
    await removeApprovalsFrom(tx, [row.id]);
  }
  // Unused links were mailed to the old address, or grant the old rights.
  if (roles || isLocked || stored.handle) await endLinks(tx, row.id);
  if (stored.handle) await tellOfHandle(tx, context, { ...row, newHandle: stored.handle });
  if (context.claim && roles && isDecider({ roles }) && !isDecider(row)) await beginAnew(tx, context, row);
  if (!isOwnHandle) return;
  await refuseTakenHandle(tx, ownHandle);
  await mailHandleLink(tx, context, { ...row, newHandle: ownHandle });
}

/**
 * Until now, any system user could get hold of the account alone. So who owns the mailbox that the second person has
 * seen sets a new password.
 */
async function beginAnew(tx: Tx, context: Context, row: UserRow): Promise<void> {
  await forgetPassword(tx, row.id);
  await deleteSecondFactors(tx, row.id);
  await mailInvitation(tx, context, row);
}
