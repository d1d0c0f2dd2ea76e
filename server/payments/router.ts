// Procedures of payouts.
import { payoutInput } from "#contract/shop/payouts.ts";
import { may, router } from "../trpc.ts";
import { listPayoutParts, listPayouts } from "./payouts.ts";

export const paymentsRouter = router({
  payouts: may("read", "orders").query(({ ctx }) => listPayouts(ctx.services)),
  /** What a payout holds. */
  payoutParts: may("read", "orders")
    .input(payoutInput)
    .query(({ ctx, input }) => listPayoutParts(ctx.services, input.id)),
});
