// Sends mail with nodemailer: to an SMTP server, or into .eml files if no server is configured.
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type nodemailer from "nodemailer";

export type Mail = {
  /** With angle brackets. All retries use the same id, so that a server can recognise a mail that it has accepted. */
  messageId: string;
  /** A name within the address ('Verein <post@example.org>') has precedence over `name`. */
  from: { name: string; address: string };
  replyTo: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  thread: readonly string[];
  /** True if a program wrote the mail (RFC 3834). */
  isAutomatic: boolean;
  attachments?: readonly {
    filename: string;
    content: string | Buffer;
    contentType: string;
    /** Set for an inline picture. The HTML refers to the picture by this id. */
    cid?: string;
  }[];
  headers?: Record<string, string>;
};

export type MailTransport = {
  /** @throws with the server's answer, or the reason why the server was unreachable */
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};

/** Replaces line breaks, because a line break in an address or subject would start another header. */
function oneLine(value: string): string {
  return value.replace(/[\r\n]+/gu, " ");
}

/**
 * Separates name and address for nodemailer. nodemailer then quotes the name, so no part of the name becomes an
 * address.
 */
function mailboxOf(mailbox: string, name = "") {
  const written = oneLine(mailbox).trim();
  const [, ownName, address] = /^([^<>]*)<([^<>]+)>$/u.exec(written) ?? [];
  if (address === undefined) return { name: oneLine(name), address: written };
  return { name: (ownName ?? "").trim().replace(/^"(.*)"$/u, "$1"), address };
}

function messageOf(mail: Mail) {
  const thread = mail.thread.map(oneLine);
  return {
    from: mailboxOf(mail.from.address, mail.from.name),
    // The recipient is an object. In a string, nodemailer would send to every address that the string contains.
    to: { name: "", address: oneLine(mail.to) },
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: mail.messageId,
    ...(mail.attachments && {
      attachments: mail.attachments.map((one) => ({
        ...one,
        ...(one.cid && { contentDisposition: "inline" as const }),
      })),
    }),
    ...(mail.replyTo && { replyTo: mailboxOf(mail.replyTo) }),
    ...(thread.length > 0 && { inReplyTo: thread.at(-1), references: thread }),
    headers: {
      // Microsoft Exchange ignores the first header. Because of the second header, Exchange sends no out-of-office
      // reply.
      ...(mail.isAutomatic && { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" }),
      ...mail.headers,
    },
  };
}

function onFirstMail<Transport extends { close: () => void }>(create: (library: typeof nodemailer) => Transport) {
  let transport: Promise<Transport> | undefined;
  return {
    open: () => (transport ??= import("nodemailer").then(({ default: library }) => create(library))),
    close: () =>
      void transport?.then(
        (opened) => opened.close(),
        () => undefined,
      ),
  };
}

export function openSmtp(smtpUrl: string): MailTransport {
  const transport = onFirstMail((library) =>
    library.createTransport({
      url: smtpUrl,
      // The pool keeps connections open, because opening one takes longer than sending a mail. A newsletter sends many
      // mails over each connection.
      pool: true,
      maxConnections: 5,
      maxMessages: 100,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  return {
    send: async (mail) => {
      await (await transport.open()).sendMail(messageOf(mail));
    },
    close: transport.close,
  };
}

type SmtpError = Error & { code?: string; responseCode?: number; syscall?: string; path?: string };

export type Refusal = {
  /** True for an SMTP status 5xx about this recipient or text. A retry is useless. */
  isFinal: boolean;
  isAboutRecipient: boolean;
  /** True if the server has certainly not accepted the mail; false if the server may have accepted it. */
  isCertain: boolean;
  /** True if the server answered about this mail. False if the server was unreachable or refused the login. */
  isAnswer: boolean;
  code: string;
  answer: string;
};

const beforeText = new Set(["EDNS", "EAUTH", "ETLS", "EENVELOPE"]);

export function refusalOf(error: unknown): Refusal {
  const {
    code = "",
    responseCode,
    syscall,
    path,
    message,
  }: SmtpError = error instanceof Error ? error : new Error(String(error));
  const isRefused = responseCode !== undefined && responseCode >= 400;
  // If the server was silent from the start, nodemailer says so only in the error's message.
  const isUnreached = syscall === "connect" || /Connection timeout|Greeting never received/u.test(message);
  const isAboutMail = code === "EENVELOPE" || code === "EMESSAGE";
  return {
    isFinal: isAboutMail && (responseCode ?? 0) >= 500,
    isAboutRecipient: code === "EENVELOPE",
    isAnswer: isRefused && isAboutMail,
    isCertain: isRefused || isUnreached || path !== undefined || beforeText.has(code),
    code,
    // The message of a disk error would reveal a path of the server.
    answer: path === undefined ? message : code,
  };
}

export function openOutboxDirectory(directory: string): MailTransport {
  const composer = onFirstMail((library) =>
    library.createTransport({ streamTransport: true, buffer: true, newline: "windows" }),
  );
  return {
    send: async (mail) => {
      const { message } = await (await composer.open()).sendMail(messageOf(mail));
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const file = join(directory, `${fileNameOf(mail.messageId)}.eml`);
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: composer.close,
  };
}

function fileNameOf(messageId: string): string {
  return messageId
    .replace(/^</u, "")
    .replace(/@.*$/su, "")
    .replace(/[^\w-]/gu, "");
}
