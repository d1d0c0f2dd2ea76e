// Mails a comment that waits for approval to the configured recipients. Their reply goes to the comment's writer.
import type { Settings } from "#contract/schemas/settings.ts";
import { commentsCenterPath } from "#contract/values/pages.ts";
import type { Tx } from "#db/open.ts";
import { queueMail } from "../../mail/mails/outbox.ts";
import { sentence } from "../../kernel/sentences.ts";

/** `title` is the title of the entry; null for the guestbook. */
type Written = { name: string; email: string; text: string; title: string | null };

export async function notifyOfComment(
  tx: Tx,
  { name, email, text, title }: Written,
  { language, notify }: Pick<Settings, "language" | "notify">,
  publicUrl: string,
): Promise<void> {
  const kind = title === null ? "guestbook" : "comment";
  const values = { name, email, text, title: title ?? "", link: publicUrl + commentsCenterPath };
  for (const recipient of notify.message)
    await queueMail(tx, {
      kind,
      language,
      recipient,
      subject: sentence(language, `mail:${kind}.subject`, values),
      body: sentence(language, `mail:${kind}.body`, values),
      replyTo: email,
    });
}
