// Replaces the bytes of a file. The file keeps its id, addresses, descriptions and uses.
import { AppError } from "#contract/schemas/errors.ts";
import type { LibraryFile, ReplaceFileInput } from "#contract/schemas/files.ts";
import type { Viewer } from "#contract/values/permissions.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import type { CommandContext } from "../../kernel/context.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { type DetectedKind, detectFileKind } from "../../outside/file-kind.ts";
import type { ReceivedBytes } from "../../outside/storage.ts";
import type { StoredUpload } from "./create-file.ts";
import { withBytesInPlace } from "./bytes-in-place.ts";
import { type Content, examineContent } from "./examine-content.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { refuseKept } from "./kept-files.ts";
import { duplicateOf, refuseForeign } from "./own-files.ts";
import { presentFile } from "./present.ts";
import { lockQuota } from "./quota-lock.ts";
import { renewVariantsInOwners } from "./renew-in-owners.ts";
import { isQuotaLeft, withEnding } from "./rules.ts";
import {
  type FileRow,
  findFileByOriginal,
  getFile,
  hashesOfRow,
  lockFiles,
  sumOriginalBytes,
  updateFile,
} from "./store.ts";
import { listUnused } from "./unused-bytes-store.ts";
import { findNotices } from "./upload-notices.ts";
import { variantRows } from "./variants.ts";

/** `name` is the uploaded name. It only helps to detect the kind. The file keeps its own name, with a new extension. */
export type Replacement = ReplaceFileInput & { received: ReceivedBytes; name: string };

type Context = CommandContext<"database" | "storage" | "log" | "now" | "registries">;

/**
 * Replaces the bytes of a file by new bytes of the same kind. After an error, no received bytes remain and the file is
 * unchanged. Equal bytes change nothing, unless the picture was edited.
 * @throws notFound (C404), conflict (C409), otherFileKind or another error as in `createFile` (C3)
 * @throws tooLarge (C413), quotaExceeded (C2), diskFull (C507), unavailable (C503)
 * @throws duplicateFile or foreignDuplicate (C1) if another file has these bytes
 */
export async function replaceFile(context: Context, replacement: Replacement): Promise<StoredUpload> {
  const { services } = context;
  const { received } = replacement;
  try {
    const row = await getReplaceable(context, replacement);
    const detected = await detectFileKind(received.path, replacement.name);
    if (detected.kind !== row.kind) throw new AppError("otherFileKind");
    if (received.hash === row.hash && received.hash === row.originalHash) return presentFile(row);
    await refuseWhatCannotBe(services.database.db, context.viewer, row, received);
    const content = await examineContent(services, { path: received.path, ...detected });
    const notices = await findNotices(received.path, detected);
    const stored = await storeReplacement(context, replacement, { detected, ...content });
    return { ...stored, ...(notices.length > 0 && { notices }) };
  } finally {
    await received.discard();
  }
}

/** @throws notFound (C404), forbidden (C100), conflict (C409) with the stored file, fileKept (C109) */
export async function getReplaceable(
  context: CommandContext<"database" | "now" | "registries">,
  { id, version }: ReplaceFileInput,
): Promise<FileRow> {
  const { db } = context.services.database;
  const row = await getFile(db, id);
  await refuseForeign(db, context, row);
  refuseOtherVersion(row, version, presentFile);
  refuseKept([row], context.services.now());
  return row;
}

/** Runs before a picture is decoded, and again under the lock. @throws duplicateFile, foreignDuplicate, quotaExceeded */
async function refuseWhatCannotBe(
  db: Queryable,
  viewer: Viewer,
  row: FileRow,
  { hash, sizeBytes }: ReceivedBytes,
): Promise<void> {
  const existing = await findFileByOriginal(db, hash);
  if (existing && existing.id !== row.id) throw duplicateOf(viewer, existing);
  const { settings } = await getSettings(db);
  const usedByOthers = (await sumOriginalBytes(db)) - row.originalSizeBytes;
  if (!isQuotaLeft({ used: usedByOthers, total: settings.quota }, sizeBytes)) throw new AppError("quotaExceeded");
}

type Examined = { detected: DetectedKind } & Content;

async function storeReplacement(
  { services, viewer }: Context,
  replacement: Replacement,
  examined: Examined,
): Promise<LibraryFile> {
  const now = services.now();
  const { id, received } = replacement;
  const rows = variantRows(id, examined.variants);
  return withBytesInPlace(services, { received, variants: examined.variants }, async (tx) => {
    const before = await lockReplaceable(tx, viewer, replacement);
    refuseKept([before], now);
    const after = { ...before, ...contentOf(before, received, examined), uploadDate: now, variants: rows };
    const stored = await updateFile(tx, before, after);
    await renewVariantsInOwners(tx, services.registries, before, rows, { by: viewer.id, at: now });
    await listUnused(tx, hashesOfRow(before));
    const change = { label: after.name, before: { size: before.sizeBytes }, after: { size: after.sizeBytes } };
    await recordChange(tx, { viewer, at: now }, { ...change, action: "update", noun: "file" });
    return presentFile(stored);
  });
}

async function lockReplaceable(tx: Tx, viewer: Viewer, { id, version, received }: Replacement): Promise<FileRow> {
  await lockQuota(tx);
  const [row] = await lockFiles(tx, [id]);
  if (!row) throw new AppError("notFound");
  refuseOtherVersion(row, version, presentFile);
  await refuseWhatCannotBe(tx, viewer, row, received);
  return row;
}

function contentOf(row: FileRow, received: ReceivedBytes, { detected, size, placeholder }: Examined) {
  return {
    name: withEnding(row.name, row.ext, detected.ext),
    ext: detected.ext,
    mime: detected.mime,
    hash: received.hash,
    originalHash: received.hash,
    sizeBytes: received.sizeBytes,
    originalSizeBytes: received.sizeBytes,
    edits: [],
    placeholder,
    width: size?.width ?? null,
    height: size?.height ?? null,
    version: row.version + 1,
  };
}
