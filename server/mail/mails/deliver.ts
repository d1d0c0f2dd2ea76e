import { getSettings } from "../../kernel/settings/store.ts";
import type { Services } from "../../kernel/context.ts";
import type { Environment } from "../../kernel/env.ts";
import type { JobKind } from "../../kernel/jobs/kind.ts";
import { type Mail, type MailTransport, openOutboxDirectory, openSmtp, refusalOf } from "../../outside/mail.ts";
import type { Attach } from "./attachment.ts";
import { htmlOfImprint, imprintOf } from "./imprint.ts";
import { htmlOfLetter, htmlOfText } from "./letter.ts";
import { type MailLogo, readMailLogo } from "./letter-logo.ts";
import { senderOf } from "./sender.ts";
import { outboxOf } from "./outbox-files.ts";
import { beginTry, type MailRow, markFailed, markSent, markUncertain, waitingMails } from "./outbox.ts";

/** Minutes to wait after the first, second … failure. After one more failure, the mail is not retried. */
const retryMinutes = [1, 5, 15, 60, 180, 360, 720, 1440];
const MOST_ATTEMPTS = retryMinutes.length + 1;

type Deps = Pick<Services, "brand" | "database" | "log" | "now" | "publicUrl"> & {
  storage: Pick<Services["storage"], "readBuffer">;
};

export async function deliverMail(deps: Deps, transport: MailTransport, id: string, attach: Attach): Promise<void> {
  const { database, log, publicUrl } = deps;
  const row = await beginTry(database.db, id, new URL(publicUrl()).hostname);
  if (row === null) return;
  if (row.attempts > MOST_ATTEMPTS) {
    log.warn(
      { mailId: id, attempts: row.attempts },
      "a mail is uncertain, because its attempts ended with the process",
    );
    await markUncertain(database.db, id);
    return;
  }
  const { settings } = await getSettings(database.db);
  try {
    const mail = letterOf(row, settings, publicUrl(), await readMailLogo(deps));
    const attachments = [...(mail.attachments ?? []), ...(await attach(deps, row.attachments, row.language))];
    await transport.send({ ...mail, ...(attachments.length > 0 && { attachments }) });
  } catch (error) {
    await fail(deps, row, error);
    return;
  }
  await markSent(database.db, id);
  log.info({ mailId: id }, "a mail was sent");
}

type Text = Pick<
  MailRow,
  "messageId" | "recipient" | "subject" | "body" | "html" | "language" | "thread" | "isAutomatic" | "replyTo"
>;

export function letterOf(
  text: Text,
  settings: Parameters<typeof senderOf>[0] & Parameters<typeof imprintOf>[0],
  publicUrl: string,
  logo: MailLogo | null,
): Mail {
  const { messageId, recipient, subject, body, html, language, thread, isAutomatic, replyTo } = text;
  const sender = senderOf(settings, publicUrl, language);
  const imprint = imprintOf(settings, publicUrl, language);
  return {
    messageId: messageId ?? "",
    from: { name: sender.title, address: sender.from },
    replyTo: replyTo ?? sender.replyTo,
    to: recipient,
    subject,
    text: `${body.trimEnd()}\n\n-- \n${[sender.title, ...imprint].join("\n")}\n`,
    html: htmlOfLetter({
      language,
      subject,
      content: html ?? htmlOfText(body),
      foot: htmlOfImprint(imprint),
      siteName: sender.title,
      logo: logo && logo.shown,
      colors: sender.colors,
      publicUrl,
    }),
    thread,
    isAutomatic,
    ...(logo && { attachments: [logo.attachment] }),
  };
}

/** Stores the server's answer for administrators. The log omits it, because it may contain a mail address. */
async function fail({ database, log, now }: Deps, row: MailRow, error: unknown): Promise<void> {
  const { isFinal, code, answer } = refusalOf(error);
  const wait = isFinal ? undefined : retryMinutes[row.attempts - 1];
  const retryAt = wait === undefined ? null : new Date(now().getTime() + wait * 60_000);
  log.warn({ mailId: row.id, attempts: row.attempts, retryAt, code }, "a mail could not be sent");
  await database.db.transaction((tx) => markFailed(tx, row.id, answer, retryAt));
}

export const mailJobs = (attach: Attach): JobKind => ({
  name: "mail",
  waiting: waitingMails,
  open: (services) => {
    const transport = openTransport(services);
    return { run: (id) => deliverMail(services, transport, id, attach), close: transport.close };
  },
});

type TransportDeps = Pick<Services, "figures"> & { env: Pick<Environment, "SMTP_URL" | "DATA_DIR"> };

/** The returned transport counts sent, deferred and refused mails. */
export function openTransport({ env: { SMTP_URL, DATA_DIR }, figures }: TransportDeps): MailTransport {
  const transport = SMTP_URL === undefined ? openOutboxDirectory(outboxOf({ DATA_DIR })) : openSmtp(SMTP_URL);
  return {
    ...transport,
    send: async (mail) => {
      try {
        await transport.send(mail);
      } catch (error) {
        figures.count(refusalOf(error).isFinal ? "mailRefused" : "mailDeferred");
        throw error;
      }
      figures.count("mailSent");
    },
  };
}
