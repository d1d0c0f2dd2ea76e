import { z } from "zod";
import { id } from "#contract/fields/text.ts";
import { payoutInput } from "#contract/shop/payouts.ts";
import { refundWay } from "./refund-order.ts";
import { may, router } from "../../kernel/trpc.ts";
import { listPayoutParts, listPayouts } from "./payouts.ts";

export const paymentsRouter = router({
  refundWay: may("read", "orders")
    .input(z.object({ id }))
    .query(({ ctx, input }) => refundWay(ctx.services, input.id)),
  payouts: may("read", "orders").query(({ ctx }) => listPayouts(ctx.services)),
  payoutParts: may("read", "orders")
    .input(payoutInput)
    .query(({ ctx, input }) => listPayoutParts(ctx.services, input.id)),
});
