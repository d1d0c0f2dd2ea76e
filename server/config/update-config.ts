// Changes the settings: merged, permitted, its secrets sealed.
import { isDeepStrictEqual } from "node:util";
import type { Config, UpdateConfigInput } from "#contract/config.ts";
import { AppError } from "#contract/errors.ts";
import { can, guestViewer } from "#contract/permissions.ts";
import { publicChange } from "../content/public-change.ts";
import type { CommandContext } from "../context.ts";
import { refuseOtherVersion } from "../versions.ts";
import { presentConfig } from "./present.ts";
import { changedSystemFields, mergeSettings, secretChanges } from "./rules.ts";
import { sealSecret } from "./secrets.ts";
import { lockSettings, type StoredConfig, storeSettings } from "./store.ts";

/** @throws conflict (C409) with the stored settings, forbidden (C100) for what only a system user may change */
export function updateConfig(
  { services: { database, secretKey }, viewer }: CommandContext<"database" | "secretKey">,
  input: UpdateConfigInput,
): Promise<Config> {
  return database.db.transaction(async (tx) => {
    const current = await lockSettings(tx);
    refuseOtherVersion(current, input.version, (stored) => presentConfig(stored, viewer));
    const settings = mergeSettings(current.settings, input);
    const changes = secretChanges(input);
    if (changedSystemFields(current.settings, settings).length > 0 && !can(viewer, "update", "siteSettings"))
      throw new AppError("forbidden");
    if (changes.size > 0 && !can(viewer, "update", "secrets")) throw new AppError("forbidden");
    const secrets = { ...current.secrets };
    for (const [path, plain] of changes) {
      if (plain === null) delete secrets[path];
      else secrets[path] = sealSecret(secretKey, plain);
    }
    if (isDeepStrictEqual({ settings, secrets }, { settings: current.settings, secrets: current.secrets }))
      return presentConfig(current, viewer);
    const next: StoredConfig = { settings, secrets, version: current.version + 1 };
    await storeSettings(tx, next);
    await publicChange(tx, "settings", presentConfig(current, guestViewer), presentConfig(next, guestViewer));
    return presentConfig(next, viewer);
  });
}
