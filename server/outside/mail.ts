// Mail by nodemailer: to an SMTP server, or as .eml files if none is configured.
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";

export type Mail = {
  id: string;
  from: string;
  replyTo: string;
  to: string;
  subject: string;
  /** Plain text. */
  text: string;
};

export type MailTransport = {
  /** @throws with the server's answer, or why it could not be reached */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};

/** Line breaks in an address or subject would start another header. */
function oneLine(value: string): string {
  return value.replace(/[\r\n]+/gu, " ");
}

function messageOf(mail: Mail) {
  const replyTo = mail.replyTo ? { replyTo: oneLine(mail.replyTo) } : {};
  return {
    from: oneLine(mail.from),
    to: oneLine(mail.to),
    subject: oneLine(mail.subject),
    text: mail.text,
    // The same id at each try, so that a server can recognise a mail that it has already accepted.
    messageId: `<${mail.id}@site.invalid>`,
    ...replyTo,
  };
}

/** @param smtpUrl smtp://… or smtps://… with user and password if the server needs them */
export function openSmtp(smtpUrl: string): MailTransport {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(mail));
    },
    close: () => transport.close(),
  };
}

/** Writes each mail to `directory` as a file that any mail program opens. */
export function openOutboxDirectory(directory: string): MailTransport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(messageOf(mail));
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const file = join(directory, `${mail.id}.eml`);
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => composer.close(),
  };
}
