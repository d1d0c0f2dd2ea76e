import { salesInput } from "#contract/shop/sales.ts";
import { may, router } from "../../../kernel/trpc.ts";
import { readSales } from "./read-sales.ts";

export const salesRouter = router({
  get: may("read", "orders")
    .input(salesInput)
    .query(({ ctx, input }) => readSales(ctx, input.period)),
});
