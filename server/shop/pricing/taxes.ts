import type { TaxSettingsAnswer } from "#contract/shop/settings.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import { featureSettings, noFacts } from "../../settings/feature-settings.ts";

export const taxSettings = featureSettings({
  section: "taxes",
  readFacts: noFacts,
  present: (own): TaxSettingsAnswer => own,
  afterChange: (tx, before, after) => publicChange(tx, "settings", before.settings.taxes, after.settings.taxes),
});
