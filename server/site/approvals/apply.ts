import { AppError } from "#contract/schemas/errors.ts";
import type { StoredChange } from "#db/schema/approvals.ts";
import type { HeldContext } from "../../approvals/ask.ts";
import { openSecret } from "../../kernel/secrets/seal.ts";
import { startIssue } from "../../letters/newsletter/send-issue.ts";
import { updateSettings } from "../../library/settings/update-settings.ts";
import { erasePerson } from "../../people/persons/erase-person.ts";
import { updatePolicy } from "../../people/users/policy.ts";

export type Applying = HeldContext<"env" | "log" | "registries" | "secretKey">;

/** Makes a change to which a second person has agreed. @throws the errors of the change's own command */
export async function applyChange(asked: Applying, change: StoredChange): Promise<void> {
  const context = { ...asked, isApproved: true };
  switch (change.kind) {
    case "bankAccount":
      await updateSettings(context, { shop: { bankAccount: change.after } });
      return;
    case "paymentKey": {
      if (!change.secret) throw new AppError("notFound");
      const key = openSecret(context.services.secretKey, change.secret);
      await updateSettings(context, { shop: { stripe: { [change.key]: key } } });
      return;
    }
    case "secondPersonOff":
      await updatePolicy(context, { secondPersonRequired: false });
      return;
    case "personErased":
      await erasePerson(context, change.email);
      return;
    case "newsletterToMany":
      await startIssue(context, { id: change.issueId, version: change.version ?? 0 });
  }
}
