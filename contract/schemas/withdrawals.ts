// Withdrawals from contracts: the customer's declaration, and the view of administrators.
import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import type { languages } from "#contract/values/languages.ts";
import { longText, plainLine } from "#contract/fields/long-text.ts";
import { emailOfVisitor, honeypot, nameOfVisitor } from "#contract/fields/public-form.ts";
import { id, pageInput, version } from "#contract/fields/text.ts";

/**
 * Only name and mail address are required: the law asks for no reason, and no order number is needed. A captcha in the
 * input is ignored.
 */
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
  /** ISO 8601, to the second. */
  received: string;
  name: string;
  email: string;
  order: string;
  text: string;
  isSuspicious: boolean;
  language: (typeof languages)[number];
  /** The order with this number and mail address; null if they do not match. */
  found: {
    id: string;
    number: number;
    /** Some money was received. */
    isPaid: boolean;
    /** Some of the paid money has not been refunded. */
    isOwed: boolean;
  } | null;
  done: { by: string; at: string } | null;
  version: number;
};
