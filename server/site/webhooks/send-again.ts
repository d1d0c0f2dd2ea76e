import { v7 as newId } from "uuid";
import { fieldKeys } from "#contract/fields/text.ts";
import { AppError } from "#contract/schemas/errors.ts";
import type { WebhookDelivery } from "#contract/schemas/webhooks.ts";
import { TEST_TYPE } from "#contract/values/webhooks.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { hastenJobs } from "../../kernel/jobs/send.ts";
import { openSecret } from "../../kernel/secrets/seal.ts";
import { sendAndStore } from "../../mail/webhooks/deliver.ts";
import { bodyOf } from "../../mail/webhooks/queue-events.ts";
import { changeDelivery, findDelivery, findWebhook, insertDeliveries } from "../../mail/webhooks/store.ts";
import { openWebhookSender } from "../../outside/webhook.ts";
import { presentDelivery } from "./present.ts";

type Context = CommandContext<"database" | "now" | "secretKey" | "env" | "log">;

/**
 * Sends a delivery again, with the same id, and with all attempts.
 * @throws notFound (C404), invalid (C200) for a webhook that is off
 */
export function resend({ services }: Context, id: string): Promise<WebhookDelivery> {
  const at = services.now();
  return services.database.db.transaction(async (tx) => {
    const found = await findDelivery(tx, id);
    const webhook = found && (await findWebhook(tx, found.webhookId));
    if (!webhook) throw new AppError("notFound");
    if (!webhook.enabled) throw refused(fieldKeys.webhookOff);
    const again = { attempts: 0, nextAttempt: at, delivered: null, status: null, problem: null };
    await changeDelivery(tx, id, again);
    await hastenJobs(tx, "webhook", [id]);
    return presentDelivery({ ...found, ...again });
  });
}

/**
 * Sends a test, whether the webhook is on or off, and waits for the answer. A test that fails is not repeated.
 * @throws notFound (C404), invalid (C200) for a webhook without a secret
 */
export async function sendTest({ services }: Context, id: string): Promise<WebhookDelivery> {
  const { database, now, env, secretKey } = services;
  const webhook = await findWebhook(database.db, id);
  if (!webhook) throw new AppError("notFound");
  if (webhook.secret === null) throw refused(fieldKeys.webhookSecret);
  const at = now();
  const row = {
    id: newId(),
    webhookId: id,
    eventId: newId(),
    type: TEST_TYPE,
    body: bodyOf(TEST_TYPE, at, { _id: id }),
    created: at,
    attempts: 1,
    nextAttempt: null,
    lastAttempt: at,
    delivered: null,
    status: null,
    problem: null,
  };
  await database.db.transaction((tx) => insertDeliveries(tx, [row]));
  const secret = openSecret(secretKey, { ...webhook.secret, last4: "" });
  await sendAndStore(services, openWebhookSender(env.WEBHOOK_BASE), row, secret);
  const stored = await findDelivery(database.db, row.id);
  return presentDelivery(stored ?? row);
}

const refused = (key: "webhookOff" | "webhookSecret"): AppError =>
  new AppError("invalid", { fields: { id: { key } }, isSaidByFields: true });
