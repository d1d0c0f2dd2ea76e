// The rates of VAT in the settings: each with the day from which it is in force.
import type { TaxSettingsAnswer, UpdateTaxSettingsInput } from "#contract/shop/settings.ts";
import type { Queryable } from "#db/open.ts";
import { changeSection } from "../../settings/change-settings.ts";
import { getSettings, lockSettings, type StoredConfig } from "../../kernel/settings/store.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";

function present({ settings, versions }: StoredConfig): TaxSettingsAnswer {
  return { ...settings.taxes, version: versions.taxes };
}

export async function getTaxSettings(db: Queryable): Promise<TaxSettingsAnswer> {
  return present(await getSettings(db));
}

/** @throws conflict (C409) with the stored rates */
export function updateTaxSettings(
  { services, viewer }: CommandContext<"database" | "now" | "registries">,
  { rates, version }: UpdateTaxSettingsInput,
): Promise<TaxSettingsAnswer> {
  return services.database.db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    refuseOtherVersion({ version: before.versions.taxes }, version, () => present(before));
    const who = { viewer, at: services.now(), registries: services.registries };
    const after = await changeSection(tx, who, before, "taxes", { rates });
    await publicChange(tx, "settings", before.settings.taxes, after.settings.taxes);
    return present(after);
  });
}
