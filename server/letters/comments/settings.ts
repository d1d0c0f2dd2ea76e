import type { CommentSettingsAnswer } from "#contract/schemas/comments.ts";
import type { Queryable } from "#db/open.ts";
import { findCatches } from "../../forms/captcha/honeypot-store.ts";
import { featureSettings } from "../../settings/feature-settings.ts";

const forms = ["guestbook", "comment"] as const;

async function countCaught(db: Queryable): Promise<number> {
  let caught = 0;
  for (const form of forms) caught += (await findCatches(db, form)).count;
  return caught;
}

export const commentSettings = featureSettings({
  section: "comments",
  readFacts: countCaught,
  present: (own, caught): CommentSettingsAnswer => ({ ...own, caught }),
});
