import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import type { languages } from "#contract/values/languages.ts";
import { longText, plainLine } from "#contract/fields/long-text.ts";
import { emailOfVisitor, honeypot, nameOfVisitor } from "#contract/fields/public-form.ts";
import { id, pageInput, version } from "#contract/fields/text.ts";

/** The law does not require a reason or an order number. A captcha in the input is ignored. */
export const declareWithdrawalInput = z.object({
  website: honeypot,
  name: nameOfVisitor,
  email: emailOfVisitor,
  order: plainLine(limits.orderNumberLength).default(""),
  text: longText(limits.messageLength).default(""),
});
export type DeclaredWithdrawal = z.output<typeof declareWithdrawalInput>;

export const withdrawalStates = ["open", "done"] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

export const listWithdrawalsInput = z.object({
  limit: pageInput.limit,
  skip: pageInput.skip,
  state: z.enum(withdrawalStates).optional(),
});
export type ListWithdrawalsInput = z.output<typeof listWithdrawalsInput>;

export const updateWithdrawalInput = z.object({ id, done: z.boolean(), version: version.optional() });
export type UpdateWithdrawalInput = z.output<typeof updateWithdrawalInput>;

export type Withdrawal = {
  id: string;
  received: string;
  name: string;
  email: string;
  order: string;
  text: string;
  isSuspicious: boolean;
  language: (typeof languages)[number];
  found: {
    id: string;
    number: number;
    /** True if at least a part was paid. */
    isPaid: boolean;
    isOwed: boolean;
  } | null;
  done: { by: string; at: string } | null;
  version: number;
};
