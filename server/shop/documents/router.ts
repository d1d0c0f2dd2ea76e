import { z } from "zod";
import { AppError } from "#contract/schemas/errors.ts";
import { issueInput, ownDocumentInput, updateDocumentSettingsInput } from "#contract/shop/documents.ts";
import { id } from "#contract/fields/text.ts";
import { getOrderBySecret } from "../orders/order-by-secret.ts";
import { may, router } from "../../kernel/trpc.ts";
import { issueDocuments } from "./issue-documents.ts";
import { fileNameOf } from "./page/words.ts";
import { presentDocument } from "./present.ts";
import { fileOfDocument } from "./read-document.ts";
import { documentSettings } from "./settings.ts";
import { documentsOf } from "./store.ts";

export const documentsRouter = router({
  ofOrder: may("read", "orders")
    .input(z.object({ id }))
    .query(async ({ ctx, input }) => (await documentsOf(ctx.services.database.db, input.id)).map(presentDocument)),
  issue: may("update", "orders")
    .input(issueInput)
    .mutation(({ ctx, input }) => issueDocuments(ctx, input)),
  settings: may("update", "settings").query(({ ctx }) => documentSettings.read(ctx.services.database.db)),
  updateSettings: may("update", "settings")
    .input(updateDocumentSettingsInput)
    .mutation(({ ctx, input }) => documentSettings.update(ctx, input)),
});

/**
 * These procedures also work while the shop is off. Reading is a mutation, because the URL of a query would contain the
 * secret.
 */
export const ownDocumentsRouter = router({
  read: may("read", "ownOrders")
    .input(ownDocumentInput)
    .mutation(async ({ ctx, input }) => {
      const { db } = ctx.services.database;
      const { id: orderId } = await getOrderBySecret(db, input);
      const document = (await documentsOf(db, orderId)).find((row) => row.id === input.document);
      if (!document || document.kind === "delivery") throw new AppError("notFound");
      const bytes = await fileOfDocument(ctx.services, document);
      return { fileName: fileNameOf(document), base64: bytes.toString("base64") };
    }),
});
