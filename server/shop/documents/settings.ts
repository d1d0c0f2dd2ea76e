// What every document says of the seller, in the settings. Documents that exist stay as they are.
import type { DocumentSettingsAnswer } from "#contract/shop/documents.ts";
import { featureSettings, noFacts } from "../../settings/feature-settings.ts";

export const documentSettings = featureSettings({
  section: "documents",
  readFacts: noFacts,
  present: (own): DocumentSettingsAnswer => own,
});
