import { eInvoiceInput } from "#contract/schemas/e-invoices.ts";
import { may, router } from "../../kernel/trpc.ts";
import { openInvoice } from "./open-invoice.ts";

export const eInvoicesRouter = router({
  read: may("read", "ownFiles")
    .input(eInvoiceInput)
    .query(({ ctx, input }) => openInvoice(ctx, input.id)),
});
