import { AppError } from "#contract/schemas/errors.ts";
import type { Policy } from "#contract/schemas/second-factors.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings, lockSettings } from "../../kernel/settings/store.ts";
import { changeSection } from "../../settings/change-settings.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { findUser } from "../accounts/store.ts";

export async function getPolicy(db: Queryable): Promise<Policy> {
  const { secondFactorRequired } = (await getSettings(db)).settings.security;
  return { secondFactorRequired };
}

/** @throws invalid (C200) if the viewer requires a second factor of all users but has none */
export async function updatePolicy(
  { services: { database, now, registries }, viewer }: CommandContext<"database" | "now" | "registries">,
  { secondFactorRequired }: Policy,
): Promise<Policy> {
  await database.db.transaction(async (tx) => {
    const user = viewer.id === null ? null : await findUser(tx, viewer.id);
    if (secondFactorRequired && user && user.totp + user.passkeys === 0)
      throw new AppError("invalid", { fields: { secondFactorRequired: { key: "ownFactorFirst" } } });
    const before = await lockSettings(tx);
    const security = { ...before.settings.security, secondFactorRequired };
    await changeSection(tx, { viewer, at: now(), registries }, before, "security", security);
  });
  return { secondFactorRequired };
}
