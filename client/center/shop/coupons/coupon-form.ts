import type { Coupon, CreateCouponInput } from "#contract/shop/coupons.ts";
import { centsOf, integerOf, typedCents, typedNumber } from "#contract/shop/typed-numbers.ts";

export type CouponForm = {
  code: string;
  kind: Coupon["kind"];
  /** As typed: euros or percent. */
  value: string;
  until: string | null;
  /** As typed; '' for any number. */
  uses: string;
};

export const emptyCoupon: CouponForm = { code: "", kind: "sum", value: "", until: null, uses: "" };

export function formOf({ code, kind, value, until, uses }: Coupon, language: string): CouponForm {
  const typed = kind === "sum" ? typedCents(value, language) : String(value);
  return { code, kind, value: typed, until, uses: typedNumber(uses, language) };
}

export type CouponProblem = "codeMissing" | "sumWrong" | "percentWrong" | "usesWrong";

type Read = { input: CreateCouponInput; problems: Partial<Record<"code" | "value" | "uses", CouponProblem>> };

export function readForm({ code, kind, value, until, uses }: CouponForm): Read {
  const amount = kind === "sum" ? centsOf(value) : integerOf(value);
  const most = uses.trim() === "" ? null : integerOf(uses);
  const isOver = kind === "percent" && (amount ?? 0) > 100;
  return {
    input: { code, kind, value: amount ?? 0, until, uses: most },
    problems: {
      ...(code.trim() === "" && { code: "codeMissing" }),
      ...((!amount || isOver) && { value: kind === "sum" ? "sumWrong" : "percentWrong" }),
      ...(uses.trim() !== "" && !most && { uses: "usesWrong" }),
    },
  };
}
