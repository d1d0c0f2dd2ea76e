// The settings of comments: how long what nobody sees is kept.
import type { CommentSettingsAnswer, UpdateCommentSettingsInput } from "#contract/comments.ts";
import type { Queryable } from "#db/open.ts";
import { findCatches } from "../captcha/honeypot-store.ts";
import { getSettings, lockSettings, type StoredConfig } from "../config/store.ts";
import { storeSettings } from "../config/update-config.ts";
import type { CommandContext } from "../context.ts";
import { refuseOtherVersion } from "../versions.ts";

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
  { services }: CommandContext<"database">,
  { keptDays, version }: UpdateCommentSettingsInput,
): Promise<CommentSettingsAnswer> {
  return services.database.db.transaction(async (tx) => {
    const before = await lockSettings(tx);
    const caught = await countCaught(tx);
    refuseOtherVersion({ version: before.versions.comments }, version, () => present(before, caught));
    if (before.settings.comments.keptDays === keptDays) return present(before, caught);
    const after: StoredConfig = {
      ...before,
      settings: { ...before.settings, comments: { keptDays } },
      versions: { ...before.versions, comments: before.versions.comments + 1 },
    };
    await storeSettings(tx, after, ["comments"]);
    return present(after, caught);
  });
}
