import { max } from "drizzle-orm";
import { isOn } from "#contract/values/components.ts";
import { providerEvents } from "#db/schema/payments.ts";
import { isLiveKey } from "../../self-tests/test-payment.ts";
import { readKey } from "../../../shop/payments/provider.ts";
import type { Check } from "../check.ts";

export const payments: Check<"payments"> = {
  name: "payments",
  run: async ({ services, settings, secrets }) => {
    const key =
      isOn(settings, "shop") && secrets["shop.stripe.secret"] ? await readKey(services, "shop.stripe.secret") : null;
    if (key === null) return { says: "off" };
    if (!secrets["shop.stripe.webhook"]) return { says: "noWebhookSecret" };
    if (isLiveKey(key) === false) return { says: "test" };
    // Old events are deleted when a new one arrives, so the last one is always stored.
    const [row] = await services.database.db.select({ last: max(providerEvents.received) }).from(providerEvents);
    return row?.last ? { says: "live", at: row.last.toISOString() } : { says: "noEvent" };
  },
};
