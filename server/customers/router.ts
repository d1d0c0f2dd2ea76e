// The procedure of customers.
import { listCustomersInput } from "#contract/shop/customers.ts";
import { may, router } from "../trpc.ts";
import { listCustomers } from "./store.ts";

export const customersRouter = router({
  list: may("read", "orders")
    .input(listCustomersInput)
    .query(({ ctx, input }) => listCustomers(ctx.services.database.db, input)),
});
