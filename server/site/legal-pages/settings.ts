// The forms of the texts of the law, in the settings.
import type { BuiltPages, LegalForms, UpdateLegalInput } from "#contract/schemas/legal.ts";
import type { Queryable } from "#db/open.ts";
import { changeSection } from "../../settings/change-settings.ts";
import { getSettings, lockSettings, type StoredConfig } from "../../kernel/settings/store.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";

export type LegalFormsAnswer = {
  forms: LegalForms;
  version: number;
  /** What stands for an empty name and address. */
  site: { name: string; street: string; zip: string; city: string; country: string };
  /** The day that each page names, if it was built. */
  days: Partial<Record<keyof BuiltPages, string>>;
};

function present({ settings, versions }: StoredConfig): LegalFormsAnswer {
  const { lat: _lat, lng: _lng, ...address } = settings.site.address;
  const days = Object.entries(settings.legalBuilt).map(([page, { day }]) => [page, day]);
  return {
    forms: settings.legal,
    version: versions.legal,
    site: { name: settings.site.name || settings.title, ...address },
    days: Object.fromEntries(days) as LegalFormsAnswer["days"],
  };
}

export async function getLegalForms(db: Queryable): Promise<LegalFormsAnswer> {
  return present(await getSettings(db));
}

/** The pages stay as they are until they are published. @throws conflict (C409) with the stored forms */
export function updateLegalForms(
  { services, viewer }: CommandContext<"database" | "now" | "registries">,
  { version, ...forms }: UpdateLegalInput,
): Promise<LegalFormsAnswer> {
  return services.database.db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    refuseOtherVersion({ version: before.versions.legal }, version, () => present(before));
    const { imprint, privacy, accessibility } = { ...before.settings.legal, ...withoutUndefined(forms) };
    const legal: LegalForms = { imprint, privacy, accessibility };
    return present(
      await changeSection(tx, { viewer, at: services.now(), registries: services.registries }, before, "legal", legal),
    );
  });
}

function withoutUndefined<Input extends object>(input: Input): Partial<LegalForms> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}
