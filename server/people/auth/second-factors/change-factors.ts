import { AppError } from "#contract/schemas/errors.ts";
import type { Tx } from "#db/open.ts";
import { recordChange } from "../../../kernel/audit/record.ts";
import type { AskingContext } from "../../../kernel/context.ts";
import { findUser, lockUser, type UserRow } from "../../accounts/store.ts";
import { type HeldContext, mustWait } from "../../../approvals/ask.ts";
import { askForDecider, isDecider } from "../../accounts/hold-decider.ts";
import { requireFreshPassword } from "../fresh-password.ts";
import { noteOwnSignIn, tellUser } from "../tell-user.ts";
import { lockVerified } from "../verified-user.ts";
import { renewRecoveryCodes } from "./recovery-codes.ts";
import { deletePasskey, deleteSecondFactors, deleteTotp, storeRecoveryCodes } from "./store.ts";

type Context = AskingContext<"database" | "passwords" | "now" | "publicUrl">;
type Held = Context & HeldContext<never>;

/** @throws the errors of `requireFreshPassword`, notFound (C404) */
export function removeTotp(context: Context, { password }: { password: string }): Promise<void> {
  return changed(context, { password, signIn: "totpRemoved" }, (tx, user) => deleteTotp(tx, user.id));
}

/** @throws the errors of `requireFreshPassword`, notFound (C404) */
export function removePasskey(context: Context, { id, password }: { id: string; password: string }): Promise<void> {
  return changed(context, { password, signIn: "passkeyRemoved" }, (tx, user) => deletePasskey(tx, user.id, id));
}

async function changed(
  context: Context,
  { password, signIn }: { password: string; signIn: "totpRemoved" | "passkeyRemoved" },
  remove: (tx: Tx, user: UserRow) => Promise<boolean>,
): Promise<void> {
  const user = await requireFreshPassword(context, password);
  await context.services.database.db.transaction(async (tx) => {
    await lockVerified(tx, user);
    if (!(await remove(tx, user))) throw new AppError("notFound");
    await noteOwnSignIn(tx, context, user, signIn);
    const left = await findUser(tx, user.id);
    // Recovery codes replace a second factor, so a user without a factor has none.
    if (left && left.totp + left.passkeys === 0) await storeRecoveryCodes(tx, user.id, []);
  });
}

/**
 * Makes new recovery codes. Earlier codes become invalid.
 * @throws the errors of `requireFreshPassword`, wrongState (C109) if the user has no factor
 */
export async function renewCodes(context: Context, { password }: { password: string }): Promise<string[]> {
  const user = await requireFreshPassword(context, password);
  if (user.totp + user.passkeys === 0) throw new AppError("wrongState");
  return context.services.database.db.transaction(async (tx) => {
    await lockVerified(tx, user);
    await noteOwnSignIn(tx, context, user, "codesRenewed");
    return renewRecoveryCodes(tx, user.id);
  });
}

/**
 * Removes the factors of a user who has lost all of them. If the user may decide on waiting changes, this may have to
 * wait for a second person.
 * @throws the errors of `requireFreshPassword`, notFound (C404)
 */
export async function removeFactorsOf(
  context: Held,
  { id, password }: { id: string; password: string },
): Promise<void> {
  const viewer = await requireFreshPassword(context, password);
  const { database } = context.services;
  await database.db.transaction(async (tx) => {
    await lockVerified(tx, viewer);
    const user = viewer.id === id ? viewer : await lockUser(tx, id);
    if (!user) throw new AppError("notFound");
    if ((await mustWait(tx, context)) && viewer.id !== id && isDecider(user))
      return askForDecider(tx, context, { user, after: { losesFactors: true } });
    return takeFactors(tx, context, user);
  });
}

/** A second person has agreed, so the viewer's password is not asked for. @throws userNotFound (C404) */
export async function removeFactorsApproved(context: Held, id: string): Promise<void> {
  await context.services.database.db.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw new AppError("userNotFound");
    await mustWait(tx, context);
    await takeFactors(tx, context, user);
  });
}

async function takeFactors(tx: Tx, context: Context, user: UserRow): Promise<void> {
  await deleteSecondFactors(tx, user.id);
  await tellUser(tx, context, user, "factorsRemoved");
  const { totp, passkeys, handle } = user;
  const change = { label: handle, before: { totp, passkeys }, after: { totp: 0, passkeys: 0 } };
  const who = { viewer: context.viewer, at: context.services.now() };
  await recordChange(tx, who, { ...change, action: "update", noun: "user" });
}
