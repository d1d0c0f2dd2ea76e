import { useTranslation } from "react-i18next";
import type { Webhook, WebhookDelivery } from "#contract/schemas/webhooks.ts";
import { formatMoment } from "#contract/values/dates.ts";
import { TEST_TYPE, type WebhookType } from "#contract/values/webhooks.ts";

/** The key of each event's text, because the dots of an event's name would separate keys. */
export const keyOf = {
  "entry.published": "entryPublished",
  "entry.withdrawn": "entryWithdrawn",
  "order.placed": "orderPlaced",
  "order.paid": "orderPaid",
  "order.shipped": "orderShipped",
  "order.cancelled": "orderCancelled",
  "message.received": "messageReceived",
} as const satisfies Record<WebhookType, string>;

export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

export function useWebhookWords() {
  const { t } = useTranslation("webhooks");
  return {
    nameOf: (type: WebhookDelivery["type"]): string => t(`short.${type === TEST_TYPE ? "test" : keyOf[type]}`),
    stateOf: ({ enabled, hasSecret, failingSince, lastDelivered }: Webhook): string => {
      if (!hasSecret) return t("state.noSecret");
      if (!enabled) return t("state.off");
      if (failingSince !== null) return t("state.failing", { when: formatMoment(failingSince) });
      return lastDelivered === null ? t("state.unused") : t("state.good", { when: formatMoment(lastDelivered) });
    },
    becameOf: ({ state, attempts, nextAttempt, lastAttempt, problem, status }: WebhookDelivery): string => {
      const why = problem === null ? "" : t(`problems.${problem}`, { status });
      if (state === "delivered") return t("delivered", { when: formatMoment(lastAttempt ?? "") });
      if (state === "givenUp") return t("givenUp", { count: attempts, why });
      return attempts === 0 ? t("waitsNew") : t("waits", { when: formatMoment(nextAttempt ?? ""), why });
    },
  };
}
