import type { Coupon } from "#contract/shop/coupons.ts";
import type { CouponRow } from "./store.ts";

export function presentCoupon({ codeKey: _codeKey, created: _created, updated, ...coupon }: CouponRow): Coupon {
  return { ...coupon, updated: updated.toISOString() };
}
