// The settings of messages: the automatic answer, templates, and how long messages are kept.
import type { MessageSettingsAnswer, UpdateMessageSettingsInput } from "#contract/schemas/message-settings.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings, lockSettings, type StoredConfig } from "../../kernel/settings/store.ts";
import { changeSection } from "../../settings/change-settings.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { findCatches } from "../../forms/captcha/honeypot-store.ts";

const FORM = "message";

export async function getMessageSettings(db: Queryable): Promise<MessageSettingsAnswer> {
  return present(await getSettings(db), await findCatches(db, FORM));
}

type Catches = Awaited<ReturnType<typeof findCatches>>;

function present(stored: StoredConfig, { count, since }: Catches): MessageSettingsAnswer {
  return {
    ...stored.settings.messages,
    version: stored.versions.messages,
    caught: { count, since: since?.toISOString() ?? null },
  };
}

/** @throws conflict (C409) with the stored settings */
export function updateMessageSettings(
  { services, viewer }: CommandContext<"database" | "now" | "registries">,
  { version, ...messages }: UpdateMessageSettingsInput,
): Promise<MessageSettingsAnswer> {
  return services.database.db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    const catches = await findCatches(tx, FORM);
    refuseOtherVersion({ version: before.versions.messages }, version, () => present(before, catches));
    const after = await changeSection(
      tx,
      { viewer, at: services.now(), registries: services.registries },
      before,
      "messages",
      messages,
    );
    return present(after, catches);
  });
}
