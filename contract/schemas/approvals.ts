import { z } from "zod";
import { id } from "#contract/fields/text.ts";
import type { UserRole } from "#contract/values/permissions.ts";
import type { ShopSettings } from "#contract/shop/settings.ts";

export const decideInput = z.object({ id, isApproved: z.boolean() });
export type DecideInput = z.output<typeof decideInput>;

/** Of an account that may decide on waiting changes, or would by the new roles. */
export type DeciderChange = { roles?: UserRole[]; handle?: string; isUnlocked?: true; losesFactors?: true };

type BankAccount = ShopSettings["bankAccount"];

/** What would change. Of a secret, only its last four characters are shown ('' for a short one). */
export type WaitingChange =
  | { kind: "bankAccount"; before: BankAccount; after: BankAccount }
  | { kind: "paymentKey"; key: "publishable" | "secret" | "webhook"; isRemoved: boolean; last4: string }
  | { kind: "secondPersonOff" }
  | { kind: "personErased"; email: string }
  | { kind: "newsletterToMany"; issueId: string; subject: string; recipients: number }
  | {
      kind: "deciderChanged";
      /** As it was when somebody asked. `id`: null for a new account, which does not exist before the approval. */
      user: { id: string | null; name: string; handle: string };
      after: DeciderChange;
    };

/** A change that waits for a second person. Users see their own, and those on which they may decide. */
export type Approval = {
  id: string;
  change: WaitingChange;
  from: string;
  /** The viewer has asked, and can only take the change back. */
  isOwn: boolean;
  created: string;
};
