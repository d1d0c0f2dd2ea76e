import { AppError } from "#contract/schemas/errors.ts";
import { fieldKeys } from "#contract/fields/text.ts";
import type { Policy, PolicyInput } from "#contract/schemas/second-factors.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { askSecondPerson, type HeldContext, mustWait } from "../../approvals/ask.ts";
import { removeAllApprovals } from "../../approvals/store.ts";
import { getSettings, lockSettings } from "../../kernel/settings/store.ts";
import { changeSection } from "../../settings/change-settings.ts";
import { findUser, lockSystemUsers } from "../accounts/store.ts";
import { hasSecondPerson } from "./rules.ts";

export async function getPolicy(db: Queryable): Promise<Policy> {
  const { secondFactorRequired, secondPersonRequired } = (await getSettings(db)).settings.security;
  return { secondFactorRequired, secondPersonRequired };
}

/**
 * Switching off that a second person is needed itself waits for a second person.
 * @throws invalid (C200) if the viewer requires a second factor of all users but has none, or requires a second person
 * while there is only one system user
 */
export function updatePolicy(context: HeldContext<"registries">, input: PolicyInput): Promise<Policy> {
  const { services, viewer } = context;
  return services.database.db.transaction(async (tx) => {
    await refuseLockingOut(tx, context, input);
    const before = await lockSettings(tx);
    const { security: current } = before.settings;
    const security = { ...current, ...input };
    const isHeld = await mustWait(tx, context);
    if (isHeld && !security.secondPersonRequired) {
      security.secondPersonRequired = true;
      await askSecondPerson(tx, context, { change: { kind: "secondPersonOff" }, subject: "" });
    }
    // Otherwise, an old request could be approved when the switch is on again.
    if (!current.secondPersonRequired || !security.secondPersonRequired) await removeAllApprovals(tx);
    const who = { viewer, at: services.now(), registries: services.registries };
    await changeSection(tx, who, before, "security", security);
    const { secondFactorRequired, secondPersonRequired } = security;
    return { secondFactorRequired, secondPersonRequired };
  });
}

async function refuseLockingOut(
  tx: Tx,
  { viewer }: Pick<HeldContext<never>, "viewer">,
  input: PolicyInput,
): Promise<void> {
  // The lock keeps a second system user from being removed at the same time.
  if (input.secondPersonRequired && !hasSecondPerson(await lockSystemUsers(tx)))
    throw new AppError("invalid", { fields: { secondPersonRequired: { key: fieldKeys.secondPersonMissing } } });
  const user = viewer.id === null ? null : await findUser(tx, viewer.id);
  if (input.secondFactorRequired && user && user.totp + user.passkeys === 0)
    throw new AppError("invalid", { fields: { secondFactorRequired: { key: "ownFactorFirst" } } });
}
