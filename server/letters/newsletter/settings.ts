// The settings of the newsletter. An issue that is being sent keeps to a new limit at once.
import type { NewsletterSettingsAnswer } from "#contract/schemas/newsletter-settings.ts";
import { featureSettings, noFacts } from "../../settings/feature-settings.ts";

export const newsletterSettings = featureSettings({
  section: "newsletter",
  readFacts: noFacts,
  present: (own): NewsletterSettingsAnswer => own,
});
