// Job that makes the renditions for which an upload or a saved page does not wait.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "#contract/schemas/errors.ts";
import type { Services } from "../../kernel/context.ts";
import type { JobKind } from "../../kernel/jobs/kind.ts";
import type { Variant } from "../../outside/images.ts";
import { renderInProcess } from "../../outside/picture-process.ts";
import { withBytesInPlace } from "./bytes-in-place.ts";
import { endWork, findWork, listWork, type PictureWork } from "./picture-work.ts";
import { type FileRow, findFile, lockFiles, updateFile } from "./store.ts";
import { variantRows } from "./variants.ts";

type Deps = Pick<Services, "database" | "storage" | "log" | "avifWidths">;

export async function finishPicture(deps: Deps, id: string): Promise<void> {
  const { db } = deps.database;
  const [work, file] = [await findWork(db, id), await findFile(db, id)];
  if (!work || !file) return;
  try {
    await store(deps, file, work, missingIn(file, await render(deps, file, work)));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.kind === "unreadablePicture" || error.kind === "tooManyPixels") {
      deps.log.warn({ err: error, fileId: id }, "a picture has no further renditions");
      return endWork(db, work);
    }
    if (error.kind !== "conflict") throw error;
  }
  // The picture was edited meanwhile, or further renditions were requested.
  await finishPicture(deps, id);
}

/** @throws conflict if the picture was edited meanwhile */
async function store(deps: Deps, file: FileRow, work: PictureWork, variants: readonly Variant[]): Promise<void> {
  if (variants.length === 0) return endWork(deps.database.db, work);
  await withBytesInPlace(deps, { received: null, variants }, async (tx) => {
    const [now] = await lockFiles(tx, [file.id]);
    if (now?.hash !== file.hash) throw new AppError("conflict");
    // Only variants are added, so neither the version nor the addresses of other variants change.
    const all = [...now.variants, ...variantRows(file.id, variants)].sort((one, other) => one.width - other.width);
    await updateFile(tx, now, { ...now, variants: all });
    await endWork(tx, work);
  });
}

async function render({ storage, avifWidths }: Deps, file: FileRow, work: PictureWork): Promise<Variant[]> {
  const dir = await storage.makeTemporaryDir();
  try {
    const path = join(dir, "picture");
    await storage.copyTo(file.hash, path);
    return await renderInProcess({ path, widths: work.widths, avifWidths: work.avif ? avifWidths : [] });
  } finally {
    await rm(dir, { recursive: true });
  }
}

function missingIn({ variants }: FileRow, made: readonly Variant[]): Variant[] {
  const known = new Set(variants.map(({ mime, width }) => `${mime} ${width}`));
  return made.filter(({ mime, width }) => !known.has(`${mime} ${width}`));
}

export const pictureJobs: JobKind = {
  name: "picture",
  waiting: listWork,
  open: (services) => ({ run: (id) => finishPicture(services, id), close: () => {} }),
};
