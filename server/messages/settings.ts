// The settings of messages: the automatic answer, templates, and how long messages are kept.
import { isDeepStrictEqual } from "node:util";
import type { MessageSettingsAnswer, UpdateMessageSettingsInput } from "#contract/message-settings.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings, lockSettings, type StoredConfig } from "../config/store.ts";
import { storeSettings } from "../config/update-config.ts";
import type { CommandContext } from "../context.ts";
import { refuseOtherVersion } from "../versions.ts";
import { findCatches } from "../captcha/honeypot-store.ts";

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
  { services }: CommandContext<"database">,
  { version, ...messages }: UpdateMessageSettingsInput,
): Promise<MessageSettingsAnswer> {
  return services.database.db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    const catches = await findCatches(tx, FORM);
    refuseOtherVersion({ version: before.versions.messages }, version, () => present(before, catches));
    if (isDeepStrictEqual(messages, before.settings.messages)) return present(before, catches);
    const versions = { ...before.versions, messages: before.versions.messages + 1 };
    const after: StoredConfig = { ...before, settings: { ...before.settings, messages }, versions };
    await storeSettings(tx, after, ["messages"]);
    return present(after, catches);
  });
}
