// contract.md section 4b, 'Coupon'
import { z } from "zod";
import { plainLine } from "#contract/fields/long-text.ts";
import { fieldKeys, id, isoDay, pageInput, sortKey, version, since } from "#contract/fields/text.ts";
import { limits } from "#contract/values/limits.ts";
import { type CouponTerms, couponKinds } from "./money.ts";

const FULL_PERCENT = 100;

/** Letters, digits and '-', '_' or '.' between them. Customers read codes aloud and type them. */
const codePattern = /^[\p{L}\p{N}]+(?:[-_.][\p{L}\p{N}]+)*$/u;

const code = plainLine(limits.couponCodeLength, limits.couponCodeMinLength).refine((value) => codePattern.test(value), {
  error: fieldKeys.couponCode,
});

const fields = {
  code,
  kind: z.enum(couponKinds),
  /** Cents, or percent of the goods without deposit. */
  value: z.number().int().min(1).max(limits.priceCents),
  /** The last day on which the coupon can be used; null: no end. */
  until: isoDay.nullable(),
  /** How many orders can use the coupon; null: any number. */
  uses: z.number().int().min(1).max(limits.couponUses).nullable(),
};

export const createCouponInput = z
  .object({ ...fields, until: fields.until.default(null), uses: fields.uses.default(null) })
  .refine(isPercentage, { path: ["value"], error: fieldKeys.percentTooBig });
export type CreateCouponInput = z.output<typeof createCouponInput>;

/** The server checks a change of the kind or the value together with the stored coupon. */
export const updateCouponInput = z.object(fields).partial().extend({ id, version: version.optional() });
export type UpdateCouponInput = z.output<typeof updateCouponInput>;

export function isPercentage({ kind, value }: CouponTerms): boolean {
  return kind === "sum" || value <= FULL_PERCENT;
}

export const couponAnswer = z.object({
  id: z.string(),
  code: z.string(),
  kind: z.enum(couponKinds),
  value: z.number(),
  until: z.string().nullable(),
  uses: z.number().nullable(),
  /** Orders that were neither cancelled nor given up. */
  used: z.number(),
  updated: z.string(),
  version: z.number(),
});
export type Coupon = z.output<typeof couponAnswer>;

export const couponSortKeys = ["created", "code", "until", "updated"] as const;

export const listCouponsInput = z.object({ ...pageInput, since, sort: sortKey(couponSortKeys).default("-created") });
export type ListCouponsInput = z.output<typeof listCouponsInput>;

/**
 * What a customer types. Blanks are ignored, because codes are copied out of mails; '' is no code.
 */
export const typedCode = plainLine(limits.textLength).transform((value) => value.replace(/\s/gu, ""));

/** The optional code of a cart or an order. It is left out if it is empty, so that repeated orders stay equal. */
export const chosenCoupon = z
  .union([z.null(), typedCode])
  .transform((value) => (value === null || value === "" ? undefined : value))
  .optional();

/** Coupons are equal if their codes differ only in case or in the form of their characters. */
export const couponKey = (value: string): string => value.normalize("NFKC").toUpperCase();

export const foundCoupon = z.object({ code: z.string(), kind: z.enum(couponKinds), value: z.number() });
export type FoundCoupon = z.output<typeof foundCoupon>;
