// The settings of the newsletter.
import { isDeepStrictEqual } from "node:util";
import type { NewsletterSettingsAnswer, UpdateNewsletterSettingsInput } from "#contract/newsletter-settings.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings, lockSettings, type StoredConfig } from "../config/store.ts";
import { storeSettings } from "../config/update-config.ts";
import type { CommandContext } from "../context.ts";
import { refuseOtherVersion } from "../versions.ts";

export async function getNewsletterSettings(db: Queryable): Promise<NewsletterSettingsAnswer> {
  return present(await getSettings(db));
}

function present({ settings, versions }: StoredConfig): NewsletterSettingsAnswer {
  return { ...settings.newsletter, version: versions.newsletter };
}

/** What is being sent keeps to the new limit at once. @throws conflict (C409) with the stored settings */
export function updateNewsletterSettings(
  { services }: CommandContext<"database">,
  { version, ...newsletter }: UpdateNewsletterSettingsInput,
): Promise<NewsletterSettingsAnswer> {
  return services.database.db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    refuseOtherVersion({ version: before.versions.newsletter }, version, () => present(before));
    if (isDeepStrictEqual(newsletter, before.settings.newsletter)) return present(before);
    const versions = { ...before.versions, newsletter: before.versions.newsletter + 1 };
    const after: StoredConfig = { ...before, settings: { ...before.settings, newsletter }, versions };
    await storeSettings(tx, after, ["newsletter"]);
    return present(after);
  });
}
