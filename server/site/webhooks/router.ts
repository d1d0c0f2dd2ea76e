import {
  createWebhookInput,
  listDeliveriesInput,
  updateWebhookInput,
  webhookInput,
} from "#contract/schemas/webhooks.ts";
import { may, router } from "../../kernel/trpc.ts";
import { listDeliveries, listWebhooks } from "../../mail/webhooks/store.ts";
import { createWebhook, removeWebhook, renewSecret, updateWebhook } from "./change-webhooks.ts";
import { presentDelivery, presentWebhook } from "./present.ts";
import { resend, sendTest } from "./send-again.ts";

export const webhooksRouter = router({
  list: may("read", "webhooks").query(async ({ ctx }) =>
    (await listWebhooks(ctx.services.database.db)).map(presentWebhook),
  ),
  create: may("create", "webhooks")
    .input(createWebhookInput)
    .mutation(({ ctx, input }) => createWebhook(ctx, input)),
  update: may("update", "webhooks")
    .input(updateWebhookInput)
    .mutation(({ ctx, input }) => updateWebhook(ctx, input)),
  renewSecret: may("update", "webhooks")
    .input(webhookInput)
    .mutation(({ ctx, input }) => renewSecret(ctx, input.id)),
  remove: may("remove", "webhooks")
    .input(webhookInput)
    .mutation(({ ctx, input }) => removeWebhook(ctx, input.id)),
  deliveries: may("read", "webhooks")
    .input(listDeliveriesInput)
    .query(async ({ ctx, input }) => {
      const { rows, total } = await listDeliveries(ctx.services.database.db, input.id, input);
      return { items: rows.map(presentDelivery), total };
    }),
  resend: may("update", "webhooks")
    .input(webhookInput)
    .mutation(({ ctx, input }) => resend(ctx, input.id)),
  test: may("update", "webhooks")
    .input(webhookInput)
    .mutation(({ ctx, input }) => sendTest(ctx, input.id)),
});
