import { AppError } from "#contract/schemas/errors.ts";
import type { SecondFactors } from "#contract/schemas/second-factors.ts";
import { getSettings } from "../../../kernel/settings/store.ts";
import type { CommandContext } from "../../../kernel/context.ts";
import { findUser } from "../../accounts/store.ts";
import { passkeyHostOf } from "./passkey-site.ts";
import { findTotp, listPasskeys } from "./store.ts";

export async function describeFactors({
  services: { database, publicUrl },
  viewer,
}: CommandContext<"database" | "publicUrl">): Promise<SecondFactors> {
  const user = viewer.id === null ? null : await findUser(database.db, viewer.id);
  if (!user) throw new AppError("signedOut");
  const { settings } = await getSettings(database.db);
  const passkeys = await listPasskeys(database.db, user.id);
  return {
    totp: (await findTotp(database.db, user.id))?.created.toISOString() ?? null,
    passkeys: passkeys.map(({ id, name, created, lastUsed }) => ({
      id,
      name,
      created: created.toISOString(),
      lastUsed: lastUsed?.toISOString() ?? null,
    })),
    recoveryCodes: user.recoveryCodes,
    canHavePasskeys: passkeyHostOf(publicUrl()) !== null,
    isRequired: settings.security.secondFactorRequired,
  };
}
