import { z } from "zod";
import { AppError } from "#contract/schemas/errors.ts";
import { createCouponInput, listCouponsInput, updateCouponInput } from "#contract/shop/coupons.ts";
import { id, version } from "#contract/fields/text.ts";
import { limits } from "#contract/values/limits.ts";
import { may, router } from "../../kernel/trpc.ts";
import { presentCoupon } from "./present.ts";
import { changeCoupon, createCoupon, removeCoupons } from "./save-coupon.ts";
import { findCoupons, listCoupons } from "./store.ts";

const manyIds = z.object({ ids: z.array(id).max(limits.batchIds) });

export const couponsRouter = router({
  list: may("read", "coupons")
    .input(listCouponsInput)
    .query(async ({ ctx, input }) => {
      const { rows, total } = await listCoupons(ctx.services.database.db, input);
      return { items: rows.map(presentCoupon), total };
    }),
  byId: may("read", "coupons")
    .input(z.object({ id }))
    .query(async ({ ctx, input }) => {
      const [row] = await findCoupons(ctx.services.database.db, [input.id]);
      if (!row) throw new AppError("notFound");
      return presentCoupon(row);
    }),
  byIds: may("read", "coupons")
    .input(manyIds)
    .query(async ({ ctx, input }) => (await findCoupons(ctx.services.database.db, input.ids)).map(presentCoupon)),
  create: may("create", "coupons")
    .input(createCouponInput)
    .mutation(({ ctx, input }) => createCoupon(ctx, input)),
  update: may("update", "coupons")
    .input(updateCouponInput)
    .mutation(({ ctx, input }) => changeCoupon(ctx, input)),
  remove: may("remove", "coupons")
    .input(z.object({ id, version: version.optional() }))
    .mutation(async ({ ctx, input }) => {
      await removeCoupons(ctx, [input.id], input.version);
      return { id: input.id };
    }),
  removeMany: may("remove", "coupons")
    .input(manyIds)
    .mutation(async ({ ctx, input }) => ({ removed: await removeCoupons(ctx, input.ids) })),
});
