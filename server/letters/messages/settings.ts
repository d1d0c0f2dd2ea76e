import type { MessageSettingsAnswer } from "#contract/schemas/message-settings.ts";
import { findCatches } from "../../forms/captcha/honeypot-store.ts";
import { featureSettings } from "../../settings/feature-settings.ts";

export const messageSettings = featureSettings({
  section: "messages",
  readFacts: (db) => findCatches(db, "message"),
  present: (own, { count, since }): MessageSettingsAnswer => ({
    ...own,
    caught: { count, since: since?.toISOString() ?? null },
  }),
});
