import { asc, eq, gt } from "drizzle-orm";
import { localDay } from "#contract/values/clock-of-place.ts";
import { formatDay } from "#contract/values/dates.ts";
import { files, fileVariants } from "#db/schema/files.ts";
import { publicChange } from "../../kernel/publication/public-change.ts";
import { isKeptOn } from "../../library/files/kept-files.ts";
import { removeFiles } from "../../library/files/remove-files.ts";
import { displayVariant, ownVariants } from "../../library/files/rules.ts";
import { type FileRow, findFilesByIds, type VariantRow } from "../../library/files/store.ts";
import { noReserve } from "../../outside/reserve.ts";
import { type Checkup, PAGE, pages } from "./check.ts";
import { findContent, renewVariants } from "./renew-variants.ts";
import { intactSize } from "./stored-bytes.ts";

/** Maximum number of files that are examined in parallel. With S3, each file needs several requests. */
const AT_ONCE = 8;
/** If more files than this and more than a tenth are lost, the directory or bucket is probably wrong. */
const FEW = 10;
const KEPT_WITHOUT_BYTES = "files without bytes that must be kept (restore them from a backup)";

type Lost = { ids: string[]; kept: FileRow[]; files: number };

export async function checkFiles(checkup: Checkup): Promise<void> {
  const { db } = checkup.services.database;
  const lost: Lost = { ids: [], kept: [], files: 0 };
  const read = (after: string): Promise<{ id: string }[]> =>
    db.select({ id: files.id }).from(files).where(gt(files.id, after)).orderBy(asc(files.id)).limit(PAGE);
  for await (const page of pages(read, ({ id }) => id)) {
    const rows = await findFilesByIds(
      db,
      page.map(({ id }) => id),
    );
    lost.files += rows.length;
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await Promise.all(rows.slice(from, from + AT_ONCE).map((row) => checkFile(checkup, row, lost)));
  }
  await removeLost(checkup, lost);
}

async function checkFile(checkup: Checkup, file: FileRow, lost: Lost): Promise<void> {
  const { report, isMending } = checkup;
  const isKept = isKeptOn(file, localDay(checkup.services.now()));
  // Damaged bytes of a kept file stay, because a part of them may be readable.
  const own = { ...checkup, isMending: isMending && !isKept };
  const size = await intactSize(own, file.hash, file.sizeBytes);
  const original = file.originalHash === file.hash ? size : await intactSize(own, file.originalHash);
  const variants: VariantRow[] = [];
  let isVariantWrong = file.kind === "image" && file.variants.length === 0;
  for (const variant of file.variants) {
    const variantSize = await intactSize(checkup, variant.hash, variant.sizeBytes);
    if (variantSize !== null) variants.push(variant);
    isVariantWrong ||= variantSize !== variant.sizeBytes;
  }
  if (size === null || original === null) {
    if (isKept) return void lost.kept.push(file);
    const left = standInFor(file, { size, original, variants });
    if (left === null) return void lost.ids.push(file.id);
    report.note("files without bytes", file.id, isMending);
    if (isMending) await replaceBytes(checkup, file, left);
    if (isMending) await renewVariants(checkup, file.id);
    return;
  }
  if (size !== file.sizeBytes) {
    report.note("files recorded with a wrong size", file.id, isMending);
    if (isMending) await storeSize(checkup, file, size);
  }
  if (file.kind === "pdf") return checkPreview(checkup, file, isVariantWrong);
  if (!isVariantWrong) return;
  const isRenewed = isMending && (await renewVariants(checkup, file.id));
  report.note("pictures with missing or wrong variants", file.id, isRenewed);
}

/** Reports a public change, so that cached pages with the old size expire. */
async function storeSize({ services: { database } }: Checkup, { id, sizeBytes }: FileRow, size: number): Promise<void> {
  await database.db.transaction(async (tx) => {
    await tx.update(files).set({ sizeBytes: size }).where(eq(files.id, id));
    await publicChange(tx, "files", sizeBytes, size);
  });
}

/** If a PDF cannot be rendered, it never has a preview, so no missing preview is reported. */
async function checkPreview(checkup: Checkup, file: FileRow, isWrong: boolean): Promise<void> {
  if (file.variants.length > 0 && !isWrong) return;
  const isMended = checkup.isMending && (await renewVariants(checkup, file.id));
  const isMissing = !checkup.isMending && (await findContent(checkup, file)) !== null;
  if (isMended || isWrong || isMissing) checkup.report.note("documents without their preview", file.id, isMended);
}

type StandIn = Pick<FileRow, "hash" | "sizeBytes" | "mime" | "ext">;
type Left = { size: number | null; original: number | null; variants: VariantRow[] };

function standInFor(file: FileRow, { size, original, variants }: Left): StandIn | null {
  const { mime, ext, hash, originalHash } = file;
  if (size !== null) return { hash, sizeBytes: size, mime, ext };
  if (original !== null) return { hash: originalHash, sizeBytes: original, mime, ext };
  const widest = file.kind === "image" ? displayVariant(ownVariants(variants)) : null;
  if (!widest) return null;
  const { hash: variantHash, sizeBytes, mime: variantMime } = widest;
  return {
    hash: variantHash,
    sizeBytes,
    mime: variantMime,
    ext: variantMime.replace(/^image\//u, "").replace("jpeg", "jpg"),
  };
}

/** The dimensions of a picture are corrected later, when its variants are renewed. */
async function replaceBytes({ services: { database } }: Checkup, file: FileRow, standIn: StandIn): Promise<void> {
  await database.db.transaction(async (tx) => {
    await tx
      .update(files)
      .set({
        ...standIn,
        originalHash: standIn.hash,
        originalSizeBytes: standIn.sizeBytes,
        edits: [],
        version: file.version + 1,
      })
      .where(eq(files.id, file.id));
    // Deletes the variants of the lost bytes. A later step makes new ones from the remaining bytes.
    if (standIn.hash !== file.hash) await tx.delete(fileVariants).where(eq(fileVariants.fileId, file.id));
    await publicChange(tx, "files", file, standIn);
  });
}

async function removeLost(checkup: Checkup, { ids, kept, files: examined }: Lost): Promise<void> {
  for (const { id, keepUntil, hash } of kept)
    checkup.report.note(KEPT_WITHOUT_BYTES, `${id} (until ${formatDay(keepUntil ?? "")}, files/${hash})`, false);
  const all = ids.length + kept.length;
  const isDamage = all <= FEW || all <= examined / 10;
  const isRemoved = checkup.isMending && isDamage;
  for (const id of ids) checkup.report.note("files without bytes", id, isRemoved);
  if (!isRemoved) return;
  const services = { ...checkup.services, reserve: noReserve };
  await removeFiles({ ...checkup, services }, ids, { isForGood: true });
}
