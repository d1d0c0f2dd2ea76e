import type { BuiltPages, LegalForms } from "#contract/schemas/legal.ts";
import { featureSettings, noFacts } from "../../settings/feature-settings.ts";
import { paymentsOf } from "../../shop/pricing/terms.ts";
import { placeholderTexts, type PlaceholderValues } from "./placeholders.ts";

export type LegalFormsAnswer = {
  forms: LegalForms;
  version: number;
  site: { name: string; street: string; zip: string; city: string; country: string };
  /** The current values of placeholders. The address of the withdrawal page lacks its host. */
  placeholders: Record<"de" | "en", PlaceholderValues>;
  days: Partial<Record<keyof BuiltPages, string>>;
};

/** A change of the forms does not change the pages until an editor publishes them. */
export const legalFormSettings = featureSettings({
  section: "legal",
  readFacts: noFacts,
  present: ({ version, ...forms }, _facts, stored): LegalFormsAnswer => {
    const { settings } = stored;
    const facts = { settings, payments: paymentsOf(stored), publicUrl: "" };
    const { lat: _lat, lng: _lng, ...address } = settings.site.address;
    const days = Object.entries(settings.legalBuilt).map(([page, { day }]) => [page, day]);
    return {
      forms,
      version,
      site: { name: settings.site.name || settings.title, ...address },
      placeholders: { de: placeholderTexts(facts, "de"), en: placeholderTexts(facts, "en") },
      days: Object.fromEntries(days) as LegalFormsAnswer["days"],
    };
  },
});
