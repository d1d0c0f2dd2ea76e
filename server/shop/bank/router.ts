import { bookPaymentsInput, readStatementInput } from "#contract/shop/bank.ts";
import { may, router } from "../../kernel/trpc.ts";
import { bookPayments } from "./book-payments.ts";
import { readStatement } from "./read-statement.ts";

export const bankRouter = router({
  read: may("update", "orders")
    .input(readStatementInput)
    .mutation(({ ctx, input }) => readStatement(ctx, input)),
  book: may("update", "orders")
    .input(bookPaymentsInput)
    .mutation(({ ctx, input }) => bookPayments(ctx, input)),
});
