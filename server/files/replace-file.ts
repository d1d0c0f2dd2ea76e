// Gives a file other content: its id, its addresses, all that is said of it and every use of it stay.
import { AppError } from "#contract/errors.ts";
import type { LibraryFile, ReplaceFileInput } from "#contract/files.ts";
import { getSettings, lockSettings } from "../config/store.ts";
import { bumpContentVersion } from "../content/version.ts";
import type { Services } from "../context.ts";
import type { Queryable, Tx } from "#db/open.ts";
import { type DetectedKind, detectFileKind } from "../outside/file-kind.ts";
import type { ReceivedBytes } from "../outside/storage.ts";
import { removeLeftBytes, withBytesInPlace } from "./bytes-in-place.ts";
import { renewInEntries } from "./entry-references.ts";
import { type Content, examineContent } from "./examine-content.ts";
import { presentFile } from "./present.ts";
import { isQuotaLeft, withEnding } from "./rules.ts";
import { type FileRow, findFileByOriginal, getFile, lockFiles, sumOriginalBytes, updateContent } from "./store.ts";
import { variantRows } from "./variants.ts";

/** `name`: as cleanFileName makes it; it only tells the kind, the file's own name stays. */
export type Replacement = ReplaceFileInput & { received: ReceivedBytes; name: string };

type Deps = Pick<Services, "database" | "storage" | "log">;

/**
 * Whatever it throws, the received bytes are gone and the file is as it was. A picture is replaced by a
 * picture only, a video by a video and so on; the same bytes again change nothing.
 * @throws notFound (C404), conflict (C409), wrongFileKind (C3), tooLarge (C413), quotaExceeded (C2),
 *   diskFull (C507), duplicateFile (C1) when another file holds these bytes
 */
export async function replaceFile(deps: Deps, replacement: Replacement): Promise<LibraryFile> {
  const { received } = replacement;
  try {
    const row = await getReplaceable(deps.database.db, replacement);
    const detected = await detectFileKind(received.path, replacement.name);
    if (detected.kind !== row.kind) throw new AppError("wrongFileKind");
    if (received.hash === row.hash && received.hash === row.originalHash) return presentFile(row);
    await refuseWhatCannotBe(deps.database.db, row, received);
    const content = await examineContent(deps, { path: received.path, kind: detected.kind });
    return await storeReplacement(deps, replacement, { detected, ...content });
  } finally {
    await received.discard();
  }
}

/** The file, as far as it may be replaced. @throws notFound (C404), conflict (C409) with the stored file */
export async function getReplaceable(db: Queryable, { id, version }: ReplaceFileInput): Promise<FileRow> {
  const row = await getFile(db, id);
  refuseOtherVersion(row, version);
  return row;
}

function refuseOtherVersion(row: FileRow, version: number | undefined): void {
  if (version !== undefined && version !== row.version) throw new AppError("conflict", { current: presentFile(row) });
}

/** Before a picture is decoded, and again when nothing can come between. @throws duplicateFile, quotaExceeded */
async function refuseWhatCannotBe(db: Queryable, row: FileRow, { hash, sizeBytes }: ReceivedBytes): Promise<void> {
  const existing = await findFileByOriginal(db, hash);
  if (existing && existing.id !== row.id) throw new AppError("duplicateFile", { existing: presentFile(existing) });
  const { settings } = await getSettings(db);
  const usedByOthers = (await sumOriginalBytes(db)) - row.originalSizeBytes;
  if (!isQuotaLeft({ used: usedByOthers, total: settings.quota }, sizeBytes)) throw new AppError("quotaExceeded");
}

type Examined = { detected: DetectedKind } & Content;

async function storeReplacement(deps: Deps, replacement: Replacement, examined: Examined): Promise<LibraryFile> {
  const { id, received } = replacement;
  const rows = variantRows(id, examined.variants);
  const { before, after } = await withBytesInPlace(
    deps,
    { received, variants: examined.variants, variantRows: rows },
    () =>
      deps.database.db.transaction(async (tx) => {
        const before = await lockReplaceable(tx, replacement);
        const content = { ...contentOf(before, received, examined), variants: rows };
        await updateContent(tx, id, content);
        await renewInEntries(tx, before, rows);
        await bumpContentVersion(tx);
        return { before, after: { ...before, ...content } };
      }),
  );
  await removeLeftBytes(deps, [before.hash, before.originalHash, ...before.variants.map(({ hash }) => hash)]);
  return presentFile(after);
}

/** The settings' lock lets one upload after the other count what is used. */
async function lockReplaceable(tx: Tx, { id, version, received }: Replacement): Promise<FileRow> {
  await lockSettings(tx);
  const [row] = await lockFiles(tx, [id]);
  if (!row) throw new AppError("notFound");
  refuseOtherVersion(row, version);
  await refuseWhatCannotBe(tx, row, received);
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
    uploadDate: new Date(),
    version: row.version + 1,
  };
}
