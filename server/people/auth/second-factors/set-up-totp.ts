// The first step shows the secret of the authenticator app. A correct code then stores it.
import { AppError } from "#contract/schemas/errors.ts";
import type { TotpSetup } from "#contract/schemas/second-factors.ts";
import { siteNameOf } from "#contract/values/site-name.ts";
import { getSettings } from "../../../kernel/settings/store.ts";
import { sealSecret } from "../../../kernel/secrets/seal.ts";
import type { AskingContext, CommandContext } from "../../../kernel/context.ts";
import { newTotpSecret, stepOfCode, totpUri } from "../../../outside/totp.ts";
import { requireFreshPassword } from "../fresh-password.ts";
import { noteOwnSignIn } from "../tell-user.ts";
import { lockVerified } from "../verified-user.ts";
import { renewRecoveryCodes } from "./recovery-codes.ts";
import { storeTotp } from "./store.ts";

/** Stores nothing yet, so that a user can leave without finishing the setup. */
export async function beginTotp({
  services: { database, publicUrl },
  viewer,
}: CommandContext<"database" | "publicUrl">): Promise<TotpSetup> {
  const { settings } = await getSettings(database.db);
  const secret = await newTotpSecret();
  const site = siteNameOf(settings, "de") || new URL(publicUrl()).hostname;
  return { secret, uri: await totpUri(secret, { site, handle: viewer.handle }) };
}

/**
 * @returns new recovery codes if this is the first factor, else null
 * @throws the errors of `requireFreshPassword`, invalid (C200) for `code`
 */
export async function setUpTotp(
  context: AskingContext<"database" | "passwords" | "now" | "secretKey" | "publicUrl">,
  { secret, code, password }: { secret: string; code: string; password: string },
): Promise<string[] | null> {
  const { database, secretKey, now } = context.services;
  const user = await requireFreshPassword(context, password);
  const step = await stepOfCode(secret, code, now());
  if (step === null) throw new AppError("invalid", { fields: { code: { key: "codeWrong" } } });
  return database.db.transaction(async (tx) => {
    await lockVerified(tx, user);
    await storeTotp(tx, user.id, sealSecret(secretKey, secret), step);
    await noteOwnSignIn(tx, context, user, "totpAdded");
    return user.totp + user.passkeys === 0 ? renewRecoveryCodes(tx, user.id) : null;
  });
}
