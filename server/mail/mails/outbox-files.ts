// Searches the mails that were written to files by their headers. The rows of these mails may already be deleted.
import { open, readdir, rm, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { domainToASCII } from "node:url";
import { inArray } from "drizzle-orm";
import type { Queryable } from "#db/open.ts";
import { outgoingMail } from "#db/schema/outgoing-mail.ts";
import type { Environment } from "../../kernel/env.ts";

export const outboxOf = ({ DATA_DIR }: Pick<Environment, "DATA_DIR">): string => join(DATA_DIR, "outbox");

const PART = /\.part$/u;

/** Number of bytes that are read of each file. Headers are much shorter. */
const HEAD_BYTES = 65_536;

export type MailFile = { path: string; recipient: string; replyTo: string; date: string };

/** Finds mails to a person, and mails whose replies reach the person. Compares whole addresses. */
export async function mailFilesOf(env: Pick<Environment, "DATA_DIR">, email: string): Promise<MailFile[]> {
  const { default: addressparser } = await import("nodemailer/lib/addressparser");
  const wanted = comparable(email);
  const found: MailFile[] = [];
  for (const path of await listFiles(outboxOf(env))) {
    const file = (await readHead(path)) ?? (await readHead(path.replace(PART, "")));
    if (file === null) continue;
    const addresses = [file.recipient, file.replyTo].flatMap((text) => addressparser(text, { flatten: true }));
    if (addresses.some(({ address }) => comparable(address) === wanted)) found.push(file);
  }
  return found;
}

/** The directory exists only if the site has written mails to files. */
async function listFiles(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => /\.eml(?:\.part)?$/u.test(name)).map((name) => join(directory, name));
}

/**
 * @returns null if the file no longer has this name. A written '.part' file gets its final name, and old files are
 * removed.
 */
async function readHead(path: string): Promise<MailFile | null> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (file === null) return null;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES));
    const [head = ""] = buffer.toString("utf8", 0, bytesRead).split(/\r?\n\r?\n/u, 1);
    const lines = head.replace(/\r?\n(?=[ \t])/gu, "").split(/\r?\n/u);
    const field = (name: string): string =>
      lines
        .find((line) => line.toLowerCase().startsWith(`${name}:`))
        ?.slice(name.length + 1)
        .trim() ?? "";
    return { path, recipient: field("to"), replyTo: field("reply-to"), date: field("date") };
  } finally {
    await file.close();
  }
}

/** Mails write domains in ASCII, so the domain is converted. */
function comparable(address: string): string {
  const at = address.lastIndexOf("@");
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`.toLowerCase();
}

export async function withoutRow(db: Queryable, files: readonly MailFile[]): Promise<MailFile[]> {
  if (files.length === 0) return [];
  const idOf = ({ path }: MailFile): string => basename(path).replace(/\.eml.*$/u, "");
  const { id } = outgoingMail;
  const rows = await db
    .select({ id })
    .from(outgoingMail)
    .where(inArray(id, files.map(idOf)));
  const known = new Set(rows.map((row) => row.id));
  return files.filter((file) => !known.has(idOf(file)));
}

/** Without SMTP, mails become files. The newest files of these days are kept. */
export const outboxFileDays = 30;
export const MOST_OUTBOX_FILES = 1_000;

/** @param before files whose last change is older are removed @returns the number of removed files */
export async function dropOldMailFiles(
  env: Pick<Environment, "DATA_DIR">,
  before: Date,
  most = MOST_OUTBOX_FILES,
): Promise<number> {
  const found: { path: string; at: number }[] = [];
  for (const path of await listFiles(outboxOf(env))) {
    const known = await stat(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return null;
      throw error;
    });
    if (known) found.push({ path, at: known.mtimeMs });
  }
  const newest = found.toSorted((one, other) => other.at - one.at);
  const old = newest.filter(({ at }, index) => at < before.getTime() || index >= most);
  for (const { path } of old) await rm(path, { force: true });
  return old.length;
}

export async function removeMailFiles(files: readonly MailFile[]): Promise<void> {
  for (const { path } of files) await rm(path, { force: true });
}
