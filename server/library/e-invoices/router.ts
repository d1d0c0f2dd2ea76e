import { eInvoiceInput } from "#contract/schemas/e-invoices.ts";
import { may, router } from "../../kernel/trpc.ts";
import { keepInvoice, releaseInvoice } from "./keep-invoice.ts";
import { openInvoice } from "./open-invoice.ts";

export const eInvoicesRouter = router({
  read: may("read", "ownFiles")
    .input(eInvoiceInput)
    .query(({ ctx, input }) => openInvoice(ctx, input.id)),
  keep: may("update", "files")
    .input(eInvoiceInput)
    .mutation(({ ctx, input }) => keepInvoice(ctx, input.id)),
  release: may("update", "settings")
    .input(eInvoiceInput)
    .mutation(({ ctx, input }) => releaseInvoice(ctx, input.id)),
});
