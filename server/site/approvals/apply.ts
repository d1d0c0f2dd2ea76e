import { isDeepStrictEqual } from "node:util";
import { AppError } from "#contract/schemas/errors.ts";
import type { StoredChange } from "#db/schema/approvals.ts";
import type { HeldContext } from "../../approvals/ask.ts";
import type { AskingContext } from "../../kernel/context.ts";
import { openSecret } from "../../kernel/secrets/seal.ts";
import { startIssue } from "../../letters/newsletter/send-issue.ts";
import { storedKey } from "../../library/settings/hold-payment.ts";
import { updateSettings } from "../../library/settings/update-settings.ts";
import { removeFactorsApproved } from "../../people/auth/second-factors/change-factors.ts";
import { erasePerson } from "../../people/persons/erase-person.ts";
import { createUser } from "../../people/users/invite-user.ts";
import { updatePolicy } from "../../people/users/policy.ts";
import { updateUser } from "../../people/users/update-user.ts";

type Needs = "env" | "log" | "registries" | "secretKey" | "passwords";
export type Applying = HeldContext<Needs> & AskingContext<Needs>;

/**
 * Makes a change to which a second person has agreed.
 * @param context with the claim of the request
 * @throws approvalStale (C409) if what is changed is no longer what it was when somebody asked
 * @throws the errors of the change's own command
 */
export async function applyChange(context: Applying, change: StoredChange): Promise<void> {
  switch (change.kind) {
    case "bankAccount":
      await updateSettings(context, ({ shop: { bankAccount } }) => {
        if (!isDeepStrictEqual(bankAccount, change.before)) throw new AppError("approvalStale");
        return { shop: { bankAccount: change.after } };
      });
      return;
    case "paymentKey":
      await updateSettings(context, (_settings, stored) => {
        const { key, secret, replaces } = change;
        if (!secret || (replaces !== undefined && storedKey(stored, key) !== replaces))
          throw new AppError("approvalStale");
        return { shop: { stripe: { [key]: openSecret(context.services.secretKey, secret) } } };
      });
      return;
    case "secondPersonOff":
      await updatePolicy(context, { secondPersonRequired: false });
      return;
    case "personErased":
      await erasePerson(context, change.email);
      return;
    case "newsletterToMany":
      await startIssue(context, { id: change.issueId, version: change.version ?? 0 });
      return;
    case "deciderChanged":
      await changeDecider(context, change);
  }
}

async function changeDecider(
  context: Applying,
  { user: { id, name, handle }, after, version }: Extract<StoredChange, { kind: "deciderChanged" }>,
): Promise<void> {
  const { roles, losesFactors, isUnlocked } = after;
  if (id === null) await createUser(context, { name, handle, roles: roles ?? [] });
  else if (losesFactors) await removeFactorsApproved(context, id);
  else
    await updateUser(context, {
      id,
      version,
      ...(roles && { roles }),
      ...(after.handle !== undefined && { handle: after.handle }),
      ...(isUnlocked && { locked: false }),
    });
}
