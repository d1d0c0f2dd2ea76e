// Attachments of mails: legal texts as they were when the mail was caused, the PDFs they link, and documents.
import { and, eq } from "drizzle-orm";
import { AppError } from "#contract/schemas/errors.ts";
import { entryRevisions } from "#db/schema/entries.ts";
import type { Attached, AttachedDocument, AttachedText } from "#db/schema/outgoing-mail.ts";
import type { Language } from "../kernel/context.ts";
import type { Attachment, AttachmentDeps } from "../mail/mails/attachment.ts";
import { fileNameOf } from "../shop/documents/page/words.ts";
import { fileOfDocument } from "../shop/documents/read-document.ts";
import { findDocuments } from "../shop/documents/store.ts";
import { type FileRow, findFilesByIds } from "../library/files/store.ts";
import { getSettings } from "../kernel/settings/store.ts";
import { attachedText, offeredFiles } from "../content/entries/attached-text.ts";

const HTML = "text/html; charset=utf-8";
const PDF = "application/pdf";
/** The limit for all linked PDFs of a mail. Many servers refuse mails above 10 MB. */
const MOST_BYTES = 6_000_000;

/** Leaves out texts whose page was removed, and documents whose storage period is over. */
export async function attachmentsOf(
  deps: AttachmentDeps,
  things: readonly Attached[],
  language: Language,
): Promise<Attachment[]> {
  const attached: Attachment[] = [];
  const offered = new Map<string, FileRow>();
  for (const thing of things) {
    if ("documentId" in thing) attached.push(...(await attachedDocument(deps, thing)));
    else attached.push(...(await textWithFiles(deps, thing, language, offered)));
  }
  return [...attached, ...(await attachedFiles(deps, [...offered.values()]))];
}

async function attachedDocument(services: AttachmentDeps, { documentId }: AttachedDocument): Promise<Attachment[]> {
  const [row] = await findDocuments(services.database.db, [documentId]);
  if (!row) return [];
  return [{ filename: fileNameOf(row), content: await fileOfDocument(services, row), contentType: PDF }];
}

async function textWithFiles(
  { database: { db }, publicUrl }: AttachmentDeps,
  { kind, entryId, revision }: AttachedText,
  language: Language,
  offered: Map<string, FileRow>,
): Promise<Attachment[]> {
  const isIt = and(eq(entryRevisions.entryId, entryId), eq(entryRevisions.version, revision));
  const [row] = await db.select({ state: entryRevisions.state }).from(entryRevisions).where(isIt);
  if (!row) return [];
  const files = await findFilesByIds(db, offeredFiles(row.state));
  for (const file of files) offered.set(file.id, file);
  const { currency } = (await getSettings(db)).settings.shop;
  const content = attachedText(row.state, { language, publicUrl: publicUrl(), currency, files });
  return [{ filename: `${kind}.html`, content, contentType: HTML }];
}

/**
 * Attaches the linked PDFs, because a link is no durable copy. PDFs that are too large or missing are not attached.
 * @throws errors of the storage except notFound
 */
async function attachedFiles({ storage, log }: AttachmentDeps, rows: readonly FileRow[]): Promise<Attachment[]> {
  const attached: Attachment[] = [];
  let left = MOST_BYTES;
  for (const { id, name, mime, hash, sizeBytes } of rows) {
    if (mime !== PDF || sizeBytes > left) continue;
    try {
      attached.push({ filename: name, content: await storage.readBuffer(hash), contentType: PDF });
      left -= sizeBytes;
    } catch (error) {
      if (!(error instanceof AppError && error.kind === "notFound")) throw error;
      log.warn({ file: id }, "a file that a mail brings along is not there");
    }
  }
  return attached;
}
