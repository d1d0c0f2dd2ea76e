import { AppError } from "#contract/schemas/errors.ts";
import { passkeysPerUser } from "#contract/values/limits.ts";
import type { AskingContext, CommandContext } from "../../../kernel/context.ts";
import { optionsToRegister, registeredPasskey } from "../../../outside/webauthn.ts";
import { findUser } from "../../accounts/store.ts";
import { requireFreshPassword } from "../fresh-password.ts";
import { noteOwnSignIn } from "../tell-user.ts";
import { lockVerified } from "../verified-user.ts";
import { isOurs, newChallenge, spendChallenge } from "./challenge.ts";
import { passkeySite } from "./passkey-site.ts";
import { renewRecoveryCodes } from "./recovery-codes.ts";
import { insertPasskey, listPasskeys } from "./store.ts";

/**
 * Makes the options for the browser's authenticator.
 * @throws signedOut (C100), notFound (C404) if the site's address allows no passkeys
 */
export async function passkeyToAdd({
  services: { database, publicUrl, secretKey, now },
  viewer,
}: CommandContext<"database" | "publicUrl" | "secretKey" | "now">) {
  const user = viewer.id === null ? null : await findUser(database.db, viewer.id);
  if (!user) throw new AppError("signedOut");
  const site = await passkeySite(database.db, publicUrl());
  const known = await listPasskeys(database.db, user.id);
  const challenge = newChallenge({ use: `register ${user.id}`, secretKey }, now());
  return optionsToRegister(site, { id: user.id, handle: user.handle, name: user.name, known }, challenge);
}

/**
 * Adds a passkey to the viewer's account.
 * @returns new recovery codes if this is the first factor, else null
 * @throws the errors of `requireFreshPassword`
 * @throws notFound (C404) if the site's address allows no passkeys
 * @throws invalid (C200) if `response` is wrong or already used, or if the user has too many passkeys
 */
export async function addPasskey(
  context: AskingContext<"database" | "passwords" | "publicUrl" | "secretKey" | "now">,
  { name, password, response }: { name: string; password: string; response: unknown },
): Promise<string[] | null> {
  const { database, publicUrl, secretKey, now } = context.services;
  const user = await requireFreshPassword(context, password);
  const site = await passkeySite(database.db, publicUrl());
  let challenge = "";
  const passkey = await registeredPasskey(site, response, (sent) => {
    challenge = sent;
    return isOurs(sent, { use: `register ${user.id}`, secretKey }, now());
  });
  if (!passkey || user.passkeys >= passkeysPerUser) throw refused();
  return database.db.transaction(async (tx) => {
    await lockVerified(tx, user);
    if (!(await spendChallenge(tx, challenge))) throw refused();
    if (!(await insertPasskey(tx, { ...passkey, userId: user.id, name }))) throw refused();
    await noteOwnSignIn(tx, context, user, "passkeyAdded");
    return user.totp + user.passkeys === 0 ? renewRecoveryCodes(tx, user.id) : null;
  });
}

function refused(): AppError {
  return new AppError("invalid", { fields: { response: { key: "passkeyRefused" } } });
}
