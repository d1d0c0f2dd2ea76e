// Reminds the recipients of a topic of messages that nobody has answered.
import { and, asc, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import { inboxPath } from "#contract/values/pages.ts";
import { formatDay } from "#contract/values/dates.ts";
import type { Db } from "#db/open.ts";
import { messages } from "#db/schema/messages.ts";
import type { Services } from "../../kernel/context.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { sentence } from "../../kernel/sentences.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { queueMails } from "../../mail/mails/outbox.ts";
import { nameOf } from "./rules.ts";
import { isThere } from "./store.ts";
import { recipientsOf } from "./topics.ts";

const EVERY_MS = 300_000;
/** Messages per transaction. */
const CHUNK = 50;

/** A reminder is due, and nobody has answered the message or marked it as done. The partial index has these rows. */
export const isDue = (now: Date) =>
  and(isNotNull(messages.remindAt), lte(messages.remindAt, now), isNull(messages.done), isThere);

/** @returns the number of messages of which the recipients were reminded */
export async function sendReminders(services: Pick<Services, "database" | "now" | "publicUrl">): Promise<number> {
  let sent = 0;
  for (let more = CHUNK; more === CHUNK; sent += more) more = await remindOfSome(services.database.db, services);
  return sent;
}

function remindOfSome(db: Db, { now, publicUrl }: Pick<Services, "now" | "publicUrl">): Promise<number> {
  return db.transaction(async (tx) => {
    const at = now();
    const due = await tx
      .select()
      .from(messages)
      .where(and(isDue(at), isNull(messages.reminded)))
      .orderBy(asc(messages.remindAt))
      .limit(CHUNK)
      .for("update", { skipLocked: true });
    const { settings } = await getSettings(tx);
    const { language } = settings;
    const mails = due.flatMap((message) => {
      const values = {
        name: nameOf(message) || message.email,
        topic: message.topic?.name ?? "",
        day: formatDay(message.created.toISOString()),
        message: message.message,
        link: `${publicUrl()}${inboxPath}/${message.id}`,
      };
      return recipientsOf(settings, message.topic).map((recipient) => ({
        kind: "messageReminder",
        language,
        recipient,
        subject: sentence(language, "mail:messageReminder.subject", values),
        body: sentence(language, "mail:messageReminder.body", values),
        ...(message.email !== "" && { replyTo: message.email }),
      }));
    });
    await queueMails(tx, mails);
    const ids = due.map(({ id }) => id);
    if (ids.length > 0) await tx.update(messages).set({ reminded: at }).where(inArray(messages.id, ids));
    return due.length;
  });
}

export const messageReminders = repeated("message reminders", EVERY_MS, async (services) => {
  const sent = await sendReminders(services);
  if (sent > 0) services.log.info({ messages: sent }, "recipients were reminded of unanswered messages");
});
