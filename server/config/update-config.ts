// Changes the settings: merged, permitted, its secrets sealed.
import { isDeepStrictEqual } from "node:util";
import type { Config, UpdateConfigInput } from "#contract/config.ts";
import { AppError } from "#contract/errors.ts";
import { can, type Viewer } from "#contract/permissions.ts";
import { bumpContentVersion } from "../content/version.ts";
import type { Services } from "../context.ts";
import { presentConfig } from "./present.ts";
import { changedSystemFields, mergeSettings, secretChanges } from "./rules.ts";
import { sealSecret } from "./secrets.ts";
import { lockSettings, type StoredConfig, storeSettings } from "./store.ts";

/** @throws conflict (C409) with the stored settings, forbidden (C100) for what only a system user may change */
export function updateConfig(
  { database, secretKey }: Pick<Services, "database" | "secretKey">,
  viewer: Viewer,
  input: UpdateConfigInput,
): Promise<Config> {
  return database.db.transaction(async (tx) => {
    const current = await lockSettings(tx);
    if (input.version !== undefined && input.version !== current.version) {
      throw new AppError("conflict", { current: presentConfig(current, viewer) });
    }
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
    await bumpContentVersion(tx);
    return presentConfig(next, viewer);
  });
}
