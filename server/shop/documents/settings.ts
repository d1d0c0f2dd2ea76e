// What every document says of the seller, in the settings.
import type { DocumentSettingsAnswer, UpdateDocumentSettingsInput } from "#contract/shop/documents.ts";
import type { Queryable } from "#db/open.ts";
import { changeSection } from "../../settings/change-settings.ts";
import { getSettings, lockSettings, type StoredConfig } from "../../kernel/settings/store.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";

function present({ settings, versions }: StoredConfig): DocumentSettingsAnswer {
  return { ...settings.documents, version: versions.documents };
}

export async function getDocumentSettings(db: Queryable): Promise<DocumentSettingsAnswer> {
  return present(await getSettings(db));
}

/** Documents that there are stay as they are. @throws conflict (C409) with the stored settings */
export function updateDocumentSettings(
  { services, viewer }: CommandContext<"database" | "now" | "registries">,
  { version, ...documents }: UpdateDocumentSettingsInput,
): Promise<DocumentSettingsAnswer> {
  return services.database.db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    refuseOtherVersion({ version: before.versions.documents }, version, () => present(before));
    return present(
      await changeSection(
        tx,
        { viewer, at: services.now(), registries: services.registries },
        before,
        "documents",
        documents,
      ),
    );
  });
}
