import { listCustomersInput } from "#contract/shop/customers.ts";
import { getSettings } from "../../../kernel/settings/store.ts";
import { may, router } from "../../../kernel/trpc.ts";
import { listCustomers } from "./store.ts";

export const customersRouter = router({
  list: may("read", "orders")
    .input(listCustomersInput)
    .query(async ({ ctx: { services }, input }) => {
      const { db } = services.database;
      return listCustomers(db, input, (await getSettings(db)).settings.shop.currency);
    }),
});
