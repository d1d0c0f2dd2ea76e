import type { Webhook, WebhookDelivery } from "#contract/schemas/webhooks.ts";
import type { DeliveryRow, ListedWebhook } from "../../mail/webhooks/store.ts";

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export function presentWebhook(row: ListedWebhook): Webhook {
  const { id, url, types, enabled, secret, failingSince, lastDelivered, givenUp, created, version } = row;
  return {
    id,
    url,
    types,
    enabled,
    hasSecret: secret !== null,
    failingSince: iso(failingSince),
    lastDelivered: iso(lastDelivered),
    givenUp,
    created: created.toISOString(),
    version,
  };
}

export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, type, created, attempts, nextAttempt, lastAttempt, delivered, status, problem } = row;
  const waits = nextAttempt === null ? "givenUp" : "waiting";
  return {
    id,
    type: type as WebhookDelivery["type"],
    created: created.toISOString(),
    state: delivered === null ? waits : "delivered",
    attempts,
    nextAttempt: iso(nextAttempt),
    lastAttempt: iso(lastAttempt),
    status,
    problem,
  };
}
