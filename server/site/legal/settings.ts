import type { BuiltPages, LegalForms } from "#contract/schemas/legal.ts";
import { featureSettings, noFacts } from "../../settings/feature-settings.ts";

export type LegalFormsAnswer = {
  forms: LegalForms;
  version: number;
  site: { name: string; street: string; zip: string; city: string; country: string };
  days: Partial<Record<keyof BuiltPages, string>>;
};

/** A change of the forms does not change the pages until an editor publishes them. */
export const legalFormSettings = featureSettings({
  section: "legal",
  readFacts: noFacts,
  present: ({ version, ...forms }, _facts, { settings }): LegalFormsAnswer => {
    const { lat: _lat, lng: _lng, ...address } = settings.site.address;
    const days = Object.entries(settings.legalBuilt).map(([page, { day }]) => [page, day]);
    return {
      forms,
      version,
      site: { name: settings.site.name || settings.title, ...address },
      days: Object.fromEntries(days) as LegalFormsAnswer["days"],
    };
  },
});
