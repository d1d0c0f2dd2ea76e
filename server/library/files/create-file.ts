// Stores an upload completely or not at all. If the bin has a file with the same bytes, restores that file instead.
import { v7 as newId } from "uuid";
import { AppError } from "#contract/schemas/errors.ts";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { can, type Viewer } from "#contract/values/permissions.ts";
import type { Tx } from "#db/open.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { type DetectedKind, detectFileKind } from "../../outside/file-kind.ts";
import type { ReceivedBytes } from "../../outside/storage.ts";
import { findBinnedOriginal, lockFileBin } from "./bin-store.ts";
import { withBytesInPlace } from "./bytes-in-place.ts";
import { type Content, examineContent } from "./examine-content.ts";
import { duplicateOf } from "./own-files.ts";
import { presentFile } from "./present.ts";
import { askAllWidths } from "./picture-work.ts";
import { lockQuota } from "./quota-lock.ts";
import { restoreFromBin } from "./restore-files.ts";
import { isQuotaLeft, uncredited } from "./rules.ts";
import { type FileRow, findFileByOriginal, insertFile, sumOriginalBytes } from "./store.ts";
import { findNotices, type UploadNotice } from "./upload-notices.ts";
import { variantRows } from "./variants.ts";

export type NewFile = {
  received: ReceivedBytes;
  name: string;
  tags?: string[];
  alt?: { de: string; en: string; decorative: boolean };
  focal?: { x: number; y: number };
  /** True: a job makes most of the variants later. */
  isQuick?: boolean;
};

export type StoredUpload = LibraryFile & { notices?: UploadNotice[] };

type Needs = "database" | "storage" | "log" | "now" | "registries";

/**
 * After an error, neither received bytes nor a row remain.
 * @throws the errors of `detectFileKind` and `examineContent` (C3)
 * @throws unavailable (C503), tooLarge (C413), quotaExceeded (C2), diskFull (C507)
 * @throws duplicateFile (C1) with the stored LibraryFile as `existing`, foreignDuplicate (C1) without it
 */
export async function createFile(context: CommandContext<Needs>, file: NewFile): Promise<StoredUpload> {
  const { hash, path } = file.received;
  try {
    const detected = await detectFileKind(path, file.name);
    const restored = await restoreSame(context, hash);
    if (restored) return restored;
    return await createNew(context, file, detected).catch(async (error: unknown) => {
      // Another request may have moved the same file into the bin since the first look-up.
      const now = await restoreSame(context, hash).catch(() => null);
      if (now) return now;
      throw error;
    });
  } finally {
    await file.received.discard();
  }
}

async function createNew(
  { services, viewer }: CommandContext<Needs>,
  file: NewFile,
  detected: DetectedKind,
): Promise<StoredUpload> {
  await refuseEarly({ services, viewer }, file.received);
  const content = await examineContent(services, { path: file.received.path, ...detected }, file.isQuick);
  const notices = await findNotices(file.received.path, detected);
  return {
    ...(await storeFile({ services, viewer }, file, { detected, ...content })),
    ...(notices.length > 0 && { notices }),
  };
}

/** A restored file returns to the pages that showed it, so other users store the same bytes as a file of their own. */
const mayRestore = (viewer: Viewer): boolean => can(viewer, "create", "files");

/** Restores the file with these bytes from the bin. @returns null if there is none @throws duplicateFile (C1) */
async function restoreSame(context: CommandContext<Needs>, hash: string): Promise<StoredUpload | null> {
  const { db } = context.services.database;
  if (!mayRestore(context.viewer)) return null;
  if ((await findBinnedOriginal(db, hash)) === null) return null;
  const row = await db.transaction(async (tx) => {
    await lockQuota(tx);
    await lockFileBin(tx);
    refuseDuplicate(context.viewer, await findFileByOriginal(tx, hash));
    const id = await findBinnedOriginal(tx, hash);
    if (id === null) return null;
    const { rows } = await restoreFromBin(tx, context, [id]);
    return rows[0] ?? null;
  });
  return row && { ...presentFile(row), notices: [{ code: "restoredFromBin", name: row.name }] };
}

/** Refuses duplicates and files beyond the quota before decoding them. `insertWithinQuota` repeats these checks. */
async function refuseEarly(
  { services, viewer }: CommandContext<Needs>,
  { hash, sizeBytes }: ReceivedBytes,
): Promise<void> {
  const { db } = services.database;
  refuseDuplicate(viewer, await findFileByOriginal(db, hash));
  const { settings } = await getSettings(db);
  if (!isQuotaLeft({ used: await sumOriginalBytes(db), total: settings.quota }, sizeBytes))
    throw new AppError("quotaExceeded");
}

function refuseDuplicate(viewer: Viewer, existing: FileRow | null): void {
  if (existing) throw duplicateOf(viewer, existing);
}

type Examined = { detected: DetectedKind } & Content;

async function storeFile(
  { services: deps, viewer }: CommandContext<Needs>,
  file: NewFile,
  examined: Examined,
): Promise<LibraryFile> {
  const row = { ...rowOf(file, examined, deps.now()), createdBy: viewer.id };
  await withBytesInPlace(deps, { received: file.received, variants: examined.variants }, async (tx) => {
    await insertWithinQuota(tx, row, viewer);
    if (file.isQuick && row.kind === "image") await askAllWidths(tx, row.id, row.uploadDate);
  });
  return presentFile(row);
}

async function insertWithinQuota(tx: Tx, row: FileRow, viewer: Viewer): Promise<void> {
  await lockQuota(tx);
  const { settings } = await getSettings(tx);
  refuseDuplicate(viewer, await findFileByOriginal(tx, row.originalHash));
  if (!isQuotaLeft({ used: await sumOriginalBytes(tx), total: settings.quota }, row.sizeBytes))
    throw new AppError("quotaExceeded");
  // Checks the bin after the library. In the opposite order, a file that moves into the bin meanwhile would be missed.
  if (mayRestore(viewer) && (await findBinnedOriginal(tx, row.originalHash)) !== null)
    throw new AppError("unavailable", { retryAfterSeconds: 1 });
  if (!(await insertFile(tx, row))) throw new AppError("duplicateFile");
}

function rowOf(
  { received, name, tags = [], alt, focal }: NewFile,
  { detected, size, variants, placeholder }: Examined,
  now: Date,
): FileRow {
  const id = newId();
  return {
    id,
    name,
    ...detected,
    hash: received.hash,
    originalHash: received.hash,
    sizeBytes: received.sizeBytes,
    originalSizeBytes: received.sizeBytes,
    edits: [],
    width: size?.width ?? null,
    height: size?.height ?? null,
    uploadDate: now,
    updated: now,
    createdBy: null,
    altDe: alt?.de ?? "",
    altEn: alt?.en ?? "",
    decorative: alt?.decorative ?? false,
    focalX: focal?.x ?? 0.5,
    focalY: focal?.y ?? 0.5,
    consent: null,
    ...uncredited,
    placeholder,
    version: 1,
    tags,
    variants: variantRows(id, variants),
  };
}
