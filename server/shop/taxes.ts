// The rates of VAT in the settings: each with the day from which it is in force.
import { isDeepStrictEqual } from "node:util";
import type { TaxSettingsAnswer, UpdateTaxSettingsInput } from "#contract/shop/settings.ts";
import type { Queryable } from "#db/open.ts";
import { recordChange } from "../audit/record.ts";
import { getSettings, lockSettings, type StoredConfig } from "../config/store.ts";
import { storeSettings } from "../config/update-config.ts";
import { publicChange } from "../content/public-change.ts";
import type { CommandContext } from "../context.ts";
import { refuseOtherVersion } from "../versions.ts";

function present({ settings, versions }: StoredConfig): TaxSettingsAnswer {
  return { ...settings.taxes, version: versions.taxes };
}

export async function getTaxSettings(db: Queryable): Promise<TaxSettingsAnswer> {
  return present(await getSettings(db));
}

/** @throws conflict (C409) with the stored rates */
export function updateTaxSettings(
  { services, viewer }: CommandContext<"database" | "now">,
  { rates, version }: UpdateTaxSettingsInput,
): Promise<TaxSettingsAnswer> {
  return services.database.db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    refuseOtherVersion({ version: before.versions.taxes }, version, () => present(before));
    if (isDeepStrictEqual(before.settings.taxes.rates, rates)) return present(before);
    const after: StoredConfig = {
      ...before,
      settings: { ...before.settings, taxes: { rates } },
      versions: { ...before.versions, taxes: before.versions.taxes + 1 },
    };
    await storeSettings(tx, after, ["taxes"]);
    const [was, is] = [before.settings.taxes, after.settings.taxes];
    const who = { viewer, at: services.now() };
    await recordChange(tx, who, { action: "update", noun: "config", label: "taxes", before: was, after: is });
    await publicChange(tx, "settings", was, is);
    return present(after);
  });
}
