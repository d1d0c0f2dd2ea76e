// Makes the variants of a picture, or the preview of a PDF, anew from the bytes, under the ids that pages know.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { AppError } from "#contract/errors.ts";
import { files, fileVariants } from "#db/schema/files.ts";
import { bumpContentVersion } from "../../content/version.ts";
import { type FileRow, findFile, lockFiles, type VariantRow } from "../../files/store.ts";
import { type Content, examineContent } from "../../files/examine-content.ts";
import type { Variant } from "../../outside/images.ts";
import { contentHash } from "../../outside/storage.ts";
import type { Checkup } from "./check.ts";

/** @returns false for what has none that could be made, or was changed meanwhile */
export async function renewVariants(checkup: Checkup, id: string): Promise<boolean> {
  const file = await findFile(checkup.database.db, id);
  const content = file && (await findContent(checkup, file));
  if (!file || !content) return false;
  for (const { bytes } of content.variants) await checkup.storage.write(bytes);
  return storeContent(checkup, file, content);
}

/** What pages could show of a file; null where that is nothing. */
export async function findContent({ storage, log }: Checkup, { id, kind, hash }: FileRow): Promise<Content | null> {
  const dir = await storage.makeTemporaryDir();
  try {
    const path = join(dir, "file");
    await storage.copyTo(hash, path);
    const content = await examineContent({ log }, { path, kind });
    return content.variants.length > 0 ? content : null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.error({ err: error, fileId: id }, "the variants of a picture cannot be made");
    return null;
  } finally {
    await rm(dir, { recursive: true });
  }
}

async function storeContent(
  { database }: Checkup,
  { id, hash }: FileRow,
  { size, variants, placeholder }: Content,
): Promise<boolean> {
  return database.db.transaction(async (tx) => {
    const [now] = await lockFiles(tx, [id]);
    if (now?.hash !== hash) return false;
    const [width, height] = [size?.width ?? null, size?.height ?? null];
    await tx.update(files).set({ width, height, placeholder }).where(eq(files.id, id));
    await tx.delete(fileVariants).where(eq(fileVariants.fileId, id));
    await tx.insert(fileVariants).values(variants.map((variant) => rowOf(now, variant)));
    await bumpContentVersion(tx);
    return true;
  });
}

/** The same picture at the same width keeps its id: whoever knows it sees what it always was. */
function rowOf(file: FileRow, { mime, width, height, bytes }: Variant): VariantRow {
  const known = file.variants.find((variant) => variant.mime === mime && variant.width === width);
  const gridref = known?.gridref ?? newId();
  return { gridref, fileId: file.id, mime, width, height, sizeBytes: bytes.length, hash: contentHash(bytes) };
}
