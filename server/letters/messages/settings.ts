import type { MessageSettingsAnswer } from "#contract/schemas/message-settings.ts";
import { findCatches } from "../../forms/captcha/honeypot-store.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import { featureSettings } from "../../settings/feature-settings.ts";
import { publicTopics } from "../../settings/present.ts";

export const messageSettings = featureSettings({
  section: "messages",
  readFacts: (db) => findCatches(db, "message"),
  present: (own, { count, since }): MessageSettingsAnswer => ({
    ...own,
    caught: { count, since: since?.toISOString() ?? null },
  }),
  // Guests see the topics in the contact form.
  afterChange: (tx, before, after) => publicChange(tx, "settings", publicTopics(before), publicTopics(after)),
});
