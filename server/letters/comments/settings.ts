// The settings of comments: how long what nobody sees is kept.
import type { CommentSettingsAnswer, UpdateCommentSettingsInput } from "#contract/schemas/comments.ts";
import type { Queryable } from "#db/open.ts";
import { findCatches } from "../../forms/captcha/honeypot-store.ts";
import { getSettings, lockSettings, type StoredConfig } from "../../kernel/settings/store.ts";
import { changeSection } from "../../settings/change-settings.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";

const forms = ["guestbook", "comment"] as const;

async function countCaught(db: Queryable): Promise<number> {
  let caught = 0;
  for (const form of forms) caught += (await findCatches(db, form)).count;
  return caught;
}

function present({ settings, versions }: StoredConfig, caught: number): CommentSettingsAnswer {
  return { ...settings.comments, version: versions.comments, caught };
}

export async function getCommentSettings(db: Queryable): Promise<CommentSettingsAnswer> {
  return present(await getSettings(db), await countCaught(db));
}

/** @throws conflict (C409) with the stored settings */
export function updateCommentSettings(
  { services, viewer }: CommandContext<"database" | "now" | "registries">,
  { keptDays, version }: UpdateCommentSettingsInput,
): Promise<CommentSettingsAnswer> {
  return services.database.db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    const caught = await countCaught(tx);
    refuseOtherVersion({ version: before.versions.comments }, version, () => present(before, caught));
    const who = { viewer, at: services.now(), registries: services.registries };
    const after = await changeSection(tx, who, before, "comments", { keptDays });
    return present(after, caught);
  });
}
