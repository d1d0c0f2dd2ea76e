// A new hourly limit also applies to an issue that is being sent.
import type { NewsletterSettingsAnswer } from "#contract/schemas/newsletter-settings.ts";
import { featureSettings, noFacts } from "../../settings/feature-settings.ts";

export const newsletterSettings = featureSettings({
  section: "newsletter",
  readFacts: noFacts,
  present: (own): NewsletterSettingsAnswer => own,
});
