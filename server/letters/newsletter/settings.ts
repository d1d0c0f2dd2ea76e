// The settings of the newsletter.
import type { NewsletterSettingsAnswer, UpdateNewsletterSettingsInput } from "#contract/schemas/newsletter-settings.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings, lockSettings, type StoredConfig } from "../../kernel/settings/store.ts";
import { changeSection } from "../../settings/change-settings.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";

export async function getNewsletterSettings(db: Queryable): Promise<NewsletterSettingsAnswer> {
  return present(await getSettings(db));
}

function present({ settings, versions }: StoredConfig): NewsletterSettingsAnswer {
  return { ...settings.newsletter, version: versions.newsletter };
}

/** What is being sent keeps to the new limit at once. @throws conflict (C409) with the stored settings */
export function updateNewsletterSettings(
  { services, viewer }: CommandContext<"database" | "now" | "registries">,
  { version, ...newsletter }: UpdateNewsletterSettingsInput,
): Promise<NewsletterSettingsAnswer> {
  return services.database.db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    refuseOtherVersion({ version: before.versions.newsletter }, version, () => present(before));
    const after = await changeSection(
      tx,
      { viewer, at: services.now(), registries: services.registries },
      before,
      "newsletter",
      newsletter,
    );
    return present(after);
  });
}
