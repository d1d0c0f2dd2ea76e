// The settings of messages: who is told, the automatic answer, templates, and how long messages are kept.
import { isDeepStrictEqual } from "node:util";
import type { SectionName } from "#contract/config.ts";
import type { MessageSettingsAnswer, UpdateMessageSettingsInput } from "#contract/message-settings.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings, lockSettings, type StoredConfig } from "../config/store.ts";
import { storeSettings } from "../config/update-config.ts";
import type { CommandContext } from "../context.ts";
import { refuseOtherVersion } from "../versions.ts";
import { findCatches } from "./honeypot-store.ts";

const FORM = "message";

/** The recipients are in a section of their own, which is part of the config. */
const sections = ["messages", "notify"] as const satisfies SectionName[];

export async function getMessageSettings(db: Queryable): Promise<MessageSettingsAnswer> {
  return present(await getSettings(db), await findCatches(db, FORM));
}

type Catches = Awaited<ReturnType<typeof findCatches>>;

function present(stored: StoredConfig, { count, since }: Catches): MessageSettingsAnswer {
  const { messages, notify } = stored.settings;
  return {
    ...messages,
    recipients: notify.message,
    version: versionOf(stored),
    caught: { count, since: since?.toISOString() ?? null },
  };
}

function versionOf({ versions }: StoredConfig): number {
  return sections.reduce((sum, name) => sum + versions[name], 0);
}

/** @throws conflict (C409) with the stored settings */
export function updateMessageSettings(
  { services }: CommandContext<"database">,
  { recipients, version, ...messages }: UpdateMessageSettingsInput,
): Promise<MessageSettingsAnswer> {
  return services.database.db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    const catches = await findCatches(tx, FORM);
    refuseOtherVersion({ version: versionOf(before) }, version, () => present(before, catches));
    const notify = { ...before.settings.notify, message: recipients };
    const settings = { ...before.settings, messages, notify };
    const changed = sections.filter((name) => !isDeepStrictEqual(settings[name], before.settings[name]));
    const versions = { ...before.versions };
    for (const name of changed) versions[name] += 1;
    const after: StoredConfig = { ...before, settings, versions };
    await storeSettings(tx, after, changed);
    return present(after, catches);
  });
}
