// Mails to the author of a draft what the editors have done with it.
import { can, type Role } from "#contract/values/permissions.ts";
import { plainPath } from "#contract/values/pages.ts";
import type { Tx } from "#db/open.ts";
import { sentence } from "../../kernel/sentences.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { queueMail } from "../../mail/mails/outbox.ts";
import { findUser } from "../../people/accounts/store.ts";
import type { EntryRow } from "./store.ts";

type Told = {
  kind: "draftReturned" | "draftPublished" | "draftScheduled";
  by: string;
  note: string;
  publicUrl: string;
};

/** Does nothing if the author is no user any more, or may no longer write drafts. */
export async function tellAuthor(tx: Tx, entry: EntryRow, { kind, by, note, publicUrl }: Told): Promise<void> {
  const author = entry.createdBy === null ? null : await findUser(tx, entry.createdBy);
  if (!author || author.isLocked || !can({ roles: author.roles as Role[] }, "read", "ownDrafts")) return;
  const { settings } = await getSettings(tx);
  const { language } = settings;
  const values = { name: author.name, by, title: entry.title, note, link: publicUrl + (plainPath(entry) ?? "/") };
  await queueMail(tx, {
    kind,
    language,
    recipient: author.handle,
    subject: sentence(language, `mail:${kind}.subject`, values),
    body: sentence(language, `mail:${kind}.body`, values),
  });
}
