// Signs in with a passkey, without a password. A passkey proves possession of a device, and the authenticator asks for
// a finger or a PIN.
import { AppError } from "#contract/schemas/errors.ts";
import type { CommandContext, SigningInContext } from "../../kernel/context.ts";
import { optionsToSignIn, usedPasskey } from "../../outside/webauthn.ts";
import { countFailedLogin, lockUser } from "../accounts/store.ts";
import { isOurs, newChallenge, spendChallenge } from "./second-factors/challenge.ts";
import { passkeySite } from "./second-factors/passkey-site.ts";
import { findPasskey, recordPasskeyUse } from "./second-factors/store.ts";
import { hashToken } from "../../kernel/secrets/tokens.ts";
import { openSession, type SignedIn } from "./sign-in.ts";
import { beginAttempt } from "./throttle.ts";

const use = "sign in";

/** Makes options for the browser's authenticator. @throws notFound (C404) if the site's address allows no passkeys */
export async function passkeyOptions({
  services: { database, publicUrl, secretKey, now },
}: CommandContext<"database" | "publicUrl" | "secretKey" | "now">) {
  const site = await passkeySite(database.db, publicUrl());
  return optionsToSignIn(site, newChallenge({ use, secretKey }, now()));
}

/**
 * @param response the authenticator's answer, as the browser sends it
 * @throws tooManyAttempts (C102), wrongCredentials (C101), notFound (C404) if the site's address allows no passkeys
 */
export async function signInWithPasskey(
  context: SigningInContext<"database" | "publicUrl" | "secretKey" | "now">,
  response: { id: string },
): Promise<SignedIn> {
  const { database, publicUrl, secretKey, now } = context.services;
  const site = await passkeySite(database.db, publicUrl());
  const attempt = await beginAttempt(database.pool, `passkey ${hashToken(response.id)}`, context.address);
  const passkey = await findPasskey(database.db, response.id);
  if (!passkey) throw new AppError("wrongCredentials");
  let challenge = "";
  const counter = await usedPasskey(site, { response, passkey }, (sent) => {
    challenge = sent;
    return isOurs(sent, { use, secretKey }, now());
  });
  if (counter === null) {
    await countFailedLogin(database.db, passkey.userId);
    throw new AppError("wrongCredentials");
  }
  const signedIn = await database.db.transaction(async (tx) => {
    const user = await lockUser(tx, passkey.userId);
    // A removed passkey, a locked user or a repeated answer must not open a session.
    if (!user || user.isLocked || !(await findPasskey(tx, passkey.id))) throw new AppError("wrongCredentials");
    if (!(await spendChallenge(tx, challenge))) throw new AppError("wrongCredentials");
    await recordPasskeyUse(tx, passkey.id, counter, now());
    return openSession(tx, context, user);
  });
  await attempt.succeeded();
  return signedIn;
}
