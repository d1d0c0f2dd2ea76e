// Sends a test mail without the queue, so that the mail server's answer can be shown.
import { v7 as newId } from "uuid";
import type { MailTest } from "#contract/values/self-tests.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { AskingContext } from "../../kernel/context.ts";
import { letterOf, openTransport } from "../../mail/mails/deliver.ts";
import { readMailLogo } from "../../mail/mails/letter-logo.ts";
import { senderOf } from "../../mail/mails/sender.ts";
import { refusalOf } from "../../outside/mail.ts";
import { sentence } from "../../kernel/sentences.ts";

type Context = AskingContext<"brand" | "database" | "publicUrl" | "env" | "figures" | "log">;

export async function testMail({ services, viewer, language }: Context): Promise<MailTest> {
  const { database, env, log, publicUrl } = services;
  const to = viewer.handle;
  const { settings } = await getSettings(database.db);
  const site = senderOf(settings, publicUrl(), language).title;
  const text = {
    messageId: `<${newId()}@${new URL(publicUrl()).hostname}>`,
    recipient: to,
    subject: sentence(language, "mail:test.subject", { site }),
    body: sentence(language, "mail:test.body", { site }),
    html: null,
    language,
    thread: [],
    isAutomatic: true,
    replyTo: null,
  };
  const transport = openTransport(services);
  try {
    await transport.send(letterOf(text, settings, publicUrl(), await readMailLogo(services)));
    return { to, result: env.SMTP_URL === undefined ? "written" : "sent" };
  } catch (error) {
    const { code, answer } = refusalOf(error);
    log.warn({ code }, "the mail server refused a test");
    return { to, result: "refused", answer };
  } finally {
    transport.close();
  }
}
