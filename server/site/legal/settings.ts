// The forms of the texts of the law, in the settings.
import type { BuiltPages, LegalForms } from "#contract/schemas/legal.ts";
import { featureSettings, noFacts } from "../../settings/feature-settings.ts";

export type LegalFormsAnswer = {
  forms: LegalForms;
  version: number;
  /** What stands for an empty name and address. */
  site: { name: string; street: string; zip: string; city: string; country: string };
  /** The day that each page names, if it was built. */
  days: Partial<Record<keyof BuiltPages, string>>;
};

/** The pages stay as they are until they are published. */
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
