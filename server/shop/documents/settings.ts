// The seller's details in documents. Changes do not affect existing documents.
import type { DocumentSettingsAnswer } from "#contract/shop/documents.ts";
import { featureSettings, noFacts } from "../../settings/feature-settings.ts";

export const documentSettings = featureSettings({
  section: "documents",
  readFacts: noFacts,
  present: (own): DocumentSettingsAnswer => own,
});
