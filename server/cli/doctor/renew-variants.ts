// Makes the variants of a picture or the preview of a PDF again.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { AppError } from "#contract/schemas/errors.ts";
import type { Tx } from "#db/open.ts";
import { files, fileVariants } from "#db/schema/files.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import { withBytesInPlace } from "../../library/files/bytes-in-place.ts";
import { type FileRow, findFile, lockFiles, type VariantRow } from "../../library/files/store.ts";
import { listUnused } from "../../library/files/unused-bytes-store.ts";
import { type Content, examineContent } from "../../library/files/examine-content.ts";
import type { Variant } from "../../outside/images.ts";
import { contentHash } from "../../outside/storage.ts";
import type { Checkup } from "./check.ts";

/** @returns false if no variants can be made, or if the file was changed while they were made */
export async function renewVariants(checkup: Checkup, id: string): Promise<boolean> {
  const file = await findFile(checkup.services.database.db, id);
  const content = file && (await findContent(checkup, file));
  if (!file || !content) return false;
  try {
    await withBytesInPlace(checkup.services, { received: null, variants: content.variants }, (tx) =>
      storeContent(tx, file, content),
    );
    return true;
  } catch (error) {
    if (error instanceof AppError && error.kind === "conflict") return false;
    throw error;
  }
}

export async function findContent(
  { services: { storage, log } }: Checkup,
  { id, kind, mime, hash }: FileRow,
): Promise<Content | null> {
  const dir = await storage.makeTemporaryDir();
  try {
    const path = join(dir, "file");
    await storage.copyTo(hash, path);
    const content = await examineContent({ log }, { path, kind, mime });
    return content.variants.length > 0 ? content : null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.error({ err: error, fileId: id }, "the variants of a picture cannot be made");
    return null;
  } finally {
    await rm(dir, { recursive: true });
  }
}

/** @throws conflict if the file was changed after `hash` was read */
async function storeContent(tx: Tx, { id, hash }: FileRow, { size, variants, placeholder }: Content): Promise<void> {
  const [now] = await lockFiles(tx, [id]);
  if (now?.hash !== hash) throw new AppError("conflict");
  const [width, height] = [size?.width ?? null, size?.height ?? null];
  await tx.update(files).set({ width, height, placeholder }).where(eq(files.id, id));
  await tx.delete(fileVariants).where(eq(fileVariants.fileId, id));
  const rows = variants.map((variant) => rowOf(now, variant));
  await tx.insert(fileVariants).values(rows);
  await listUnused(
    tx,
    now.variants.map((variant) => variant.hash),
  );
  await publicChange(tx, "files", now.variants, rows);
}

/** A variant of the same type and width keeps its id, so its address stays valid. */
function rowOf(file: FileRow, { mime, width, height, bytes }: Variant): VariantRow {
  const known = file.variants.find((variant) => variant.mime === mime && variant.width === width);
  const id = known?.id ?? newId();
  return { id, fileId: file.id, mime, width, height, sizeBytes: bytes.length, hash: contentHash(bytes) };
}
