import type { BuiltPages, LegalForms } from "#contract/schemas/legal.ts";
import { featureSettings, noFacts } from "../../settings/feature-settings.ts";
import { paymentsOf } from "../../shop/pricing/terms.ts";
import { variableTexts, type VariableValues } from "./variables.ts";

export type LegalFormsAnswer = {
  forms: LegalForms;
  version: number;
  site: { name: string; street: string; zip: string; city: string; country: string };
  /** The current values of variables. The address of the withdrawal page lacks its host. */
  variables: Record<"de" | "en", VariableValues>;
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
      variables: { de: variableTexts(facts, "de"), en: variableTexts(facts, "en") },
      days: Object.fromEntries(days) as LegalFormsAnswer["days"],
    };
  },
});
