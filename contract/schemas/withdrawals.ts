// Withdrawing from a contract: what a customer declares, and what administrators see of it.
import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import type { languages } from "#contract/values/languages.ts";
import { longText, plainLine } from "#contract/fields/long-text.ts";
import { emailOfVisitor, honeypot, nameOfVisitor } from "#contract/fields/public-form.ts";
import { id, pageInput, version } from "#contract/fields/text.ts";

/**
 * Only name and address are needed: the law asks for no reason, and accepts a declaration without a number. A captcha
 * that is sent is ignored.
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
  /** As the customer wrote it. */
  order: string;
  text: string;
  /** The hidden field of the form was filled in. */
  isSuspicious: boolean;
  language: (typeof languages)[number];
  /** The order that it is about, if number and address belong together. */
  found: {
    id: string;
    number: number;
    /** Some of its money has come. */
    isPaid: boolean;
    /** It was paid, and some of that has not gone back. */
    isOwed: boolean;
  } | null;
  /** Who has dealt with it, and when. */
  done: { by: string; at: string } | null;
  version: number;
};
