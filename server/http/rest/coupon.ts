import { couponAnswer, createCouponInput, listCouponsInput, updateCouponInput } from "#contract/shop/coupons.ts";
import { crud } from "./crud.ts";
import type { RestNoun } from "./names.ts";
import type { RestRow } from "./route.ts";

const couponNoun: RestNoun = { name: "Coupon", names: { id: "_id" }, answer: couponAnswer };

export const couponRows: RestRow[] = crud("/coupon", {
  noun: couponNoun,
  words: { one: "a coupon", many: "coupons" },
  router: "coupons",
  list: listCouponsInput,
  create: createCouponInput,
  update: updateCouponInput,
});
