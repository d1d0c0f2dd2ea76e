// Makes the variants of a picture anew from its bytes, under the ids that pages know.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { AppError } from "#contract/errors.ts";
import { files, fileVariants } from "#db/schema/files.ts";
import { bumpContentVersion } from "../../content-version.ts";
import { type FileRow, findFile, lockFiles, type VariantRow } from "../../files/store.ts";
import {
  inspectPicture,
  makeRenditions,
  type PictureSize,
  type Renditions,
  type Variant,
} from "../../outside/images.ts";
import { contentHash } from "../../outside/storage.ts";
import type { Checkup } from "./check.ts";

/** @returns false for what is no picture that can be read, or was changed meanwhile */
export async function renewVariants(checkup: Checkup, id: string): Promise<boolean> {
  const { database, storage, log } = checkup;
  const file = await findFile(database.db, id);
  if (!file || file.kind !== "image") return false;
  const dir = await storage.makeTemporaryDir();
  try {
    const path = join(dir, "picture");
    await storage.copyTo(file.hash, path);
    const size = await inspectPicture(path);
    const renditions = await makeRenditions(path);
    for (const { bytes } of renditions.variants) await storage.write(bytes);
    return await storeRenditions(checkup, file, size, renditions);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.error({ err: error, fileId: id }, "the variants of a picture cannot be made");
    return false;
  } finally {
    await rm(dir, { recursive: true });
  }
}

async function storeRenditions(
  { database }: Checkup,
  { id, hash }: FileRow,
  { width, height }: PictureSize,
  { variants, placeholder }: Renditions,
): Promise<boolean> {
  return database.db.transaction(async (tx) => {
    const [now] = await lockFiles(tx, [id]);
    if (now?.hash !== hash) return false;
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
