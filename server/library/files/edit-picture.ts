import { isDeepStrictEqual } from "node:util";
import { Readable } from "node:stream";
import { AppError } from "#contract/schemas/errors.ts";
import type { LibraryFile } from "#contract/schemas/files.ts";
import { limits } from "#contract/values/limits.ts";
import type { PictureEdit } from "#contract/schemas/picture-edits.ts";
import type { Size } from "#contract/values/picture-geometry.ts";
import { recordChange } from "../../kernel/audit/record.ts";
import type { CommandContext, Services } from "../../kernel/context.ts";
import { inspectPicture, makeRenditions, type Renditions } from "../../outside/images.ts";
import { renderEdits } from "../../outside/picture-edits.ts";
import type { ReceivedBytes } from "../../outside/storage.ts";
import { withBytesInPlace } from "./bytes-in-place.ts";
import { fits, focalAfter, withEdit } from "./edit-rules.ts";
import { refuseOtherVersion } from "../../kernel/versions.ts";
import { refuseForeign } from "./own-files.ts";
import { presentFile } from "./present.ts";
import { renewVariantsInOwners } from "./renew-in-owners.ts";
import { type FileRow, getFile, hashesOfRow, lockFiles, updateFile } from "./store.ts";
import { listUnused } from "./unused-bytes-store.ts";
import { variantRows } from "./variants.ts";

type Context = CommandContext<"database" | "storage" | "log" | "now" | "registries">;

type EditRequest = {
  id: string;
  version?: number | undefined;
  edit: PictureEdit | null;
};

/** Maximum number of edits. Each edit applies the whole list to the original again, and each step takes time. */
const MAX_EDITS = 50;

/**
 * Returns the edited file with new variants. If nothing changes, the file keeps its version and variants.
 * @throws notFound (C404), conflict (C409) with the stored file, noPicture or unreadablePicture (C3), diskFull (C507)
 * @throws invalid (C200) for a crop beyond the picture or too many edits
 */
export async function editPicture(context: Context, { id, version, edit }: EditRequest): Promise<LibraryFile> {
  const { services } = context;
  const row = await getFile(services.database.db, id);
  await refuseForeign(services.database.db, context, row);
  refuseOtherVersion(row, version, presentFile);
  const edits = editsAfter(row, edit);
  if (isDeepStrictEqual(edits, row.edits)) return presentFile(row);
  const rendered = await render(services, row, edits);
  try {
    return await storeEdited(context, { row, edit, edits, ...rendered });
  } finally {
    await rendered.received.discard();
  }
}

function editsAfter(row: FileRow, edit: PictureEdit | null): PictureEdit[] {
  if (row.kind !== "image" || row.width === null || row.height === null) throw new AppError("noPicture");
  if (edit === null) return [];
  const size = { width: row.width, height: row.height };
  if (edit.type === "crop" && !fits(edit, size))
    throw new AppError("invalid", { fields: { w: { key: "cropBeyond", values: size } } });
  const edits = withEdit(row.edits, edit, size);
  if (edits.length > MAX_EDITS)
    throw new AppError("invalid", { fields: { id: { key: "tooManyEdits", values: { count: MAX_EDITS } } } });
  return edits;
}

type Rendered = { received: ReceivedBytes; size: Size } & Renditions;

async function render({ storage }: Pick<Services, "storage">, row: FileRow, edits: PictureEdit[]): Promise<Rendered> {
  const original = await storage.readBuffer(row.originalHash);
  const bytes = edits.length === 0 ? original : await renderEdits(original, edits);
  const received = await storage.receive(Readable.from([bytes]), limits.fileBytes * 4);
  try {
    const { width, height } = await inspectPicture(received.path);
    return { received, size: { width, height }, ...(await makeRenditions(received.path)) };
  } catch (error) {
    await received.discard();
    throw error;
  }
}

type Edited = Rendered & { row: FileRow; edit: PictureEdit | null; edits: PictureEdit[] };

async function storeEdited({ services, viewer }: Context, edited: Edited): Promise<LibraryFile> {
  const { row, received, variants } = edited;
  const rows = variantRows(row.id, variants);
  return withBytesInPlace(services, { received, variants }, async (tx) => {
    const [now] = await lockFiles(tx, [row.id]);
    if (!now) throw new AppError("notFound");
    // Another request has changed the bytes since `row` was read, so the edit would apply to another picture.
    if (now.hash !== row.hash) throw new AppError("conflict", { current: presentFile(now) });
    const after = { ...now, ...contentOf(now, edited), variants: rows };
    const stored = await updateFile(tx, now, after);
    await renewVariantsInOwners(tx, services.registries, now, rows, { by: viewer.id, at: services.now() });
    await listUnused(tx, hashesOfRow(now));
    const change = { label: after.name, before: { edits: now.edits.length }, after: { edits: after.edits.length } };
    await recordChange(tx, { viewer, at: services.now() }, { ...change, action: "update", noun: "file" });
    return presentFile(stored);
  });
}

function contentOf(now: FileRow, { edit, edits, received, size, placeholder }: Edited) {
  const focal = { x: now.focalX, y: now.focalY };
  const { x, y } = edit ? focalAfter(focal, edit, sizeOf(now)) : { x: 0.5, y: 0.5 };
  return {
    hash: received.hash,
    sizeBytes: received.sizeBytes,
    ...size,
    edits,
    focalX: x,
    focalY: y,
    placeholder,
    version: now.version + 1,
  };
}

function sizeOf({ width, height }: FileRow): Size {
  return { width: width ?? 1, height: height ?? 1 };
}
