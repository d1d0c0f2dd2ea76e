// Makes the renditions for which an upload or a saved page does not wait. It has no jobs in the queue, because mails and
// payments would wait behind a hundred pictures.
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { AppError } from "#contract/schemas/errors.ts";
import type { Services } from "../../kernel/context.ts";
import type { BackgroundWork } from "../../kernel/jobs/work.ts";
import type { Variant } from "../../outside/images.ts";
import { renderInProcess } from "../../outside/picture-process.ts";
import { withBytesInPlace } from "./bytes-in-place.ts";
import { endWork, type PictureWork, repeatWork, takeWork } from "./picture-work.ts";
import { type FileRow, findFile, lockFiles, updateFile } from "./store.ts";
import { variantRows } from "./variants.ts";

type Deps = Pick<Services, "database" | "storage" | "log" | "now" | "avifWidths">;

const LOOK_MS = 5_000;

/** @param signal ends the work; it is done again later @returns false if no picture waits */
export async function finishNextPicture(deps: Deps, signal?: AbortSignal): Promise<boolean> {
  const { db } = deps.database;
  const work = await takeWork(db, deps.now());
  const file = work && (await findFile(db, work.fileId));
  if (!work || !file) return false;
  try {
    await store(deps, file, work, await render(deps, { file, work, signal }));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.kind === "unreadablePicture" || error.kind === "tooManyPixels") {
      deps.log.warn({ err: error, fileId: file.id }, "a picture has no further renditions");
      await endWork(db, work);
    } else if (error.kind === "conflict") await repeatWork(db, work);
    else throw error;
  }
  return true;
}

type Wanted = { file: FileRow; work: PictureWork; signal: AbortSignal | undefined };

async function render({ storage, avifWidths }: Deps, { file, work, signal }: Wanted): Promise<Variant[]> {
  const dir = await storage.makeTemporaryDir();
  try {
    const path = join(dir, "picture");
    await storage.copyTo(file.hash, path);
    return await renderInProcess({ path, avifWidths: work.kind === "avif" ? avifWidths : null }, signal);
  } finally {
    await rm(dir, { recursive: true });
  }
}

/** @throws conflict if the picture was edited meanwhile */
async function store(deps: Deps, file: FileRow, work: PictureWork, made: readonly Variant[]): Promise<void> {
  const known = new Set(file.variants.map(nameOf));
  const missing = made.filter((variant) => !known.has(nameOf(variant)));
  if (missing.length === 0) return endWork(deps.database.db, work);
  await withBytesInPlace(deps, { received: null, variants: missing }, async (tx) => {
    const [now] = await lockFiles(tx, [file.id]);
    if (now?.hash !== file.hash) throw new AppError("conflict");
    // Only variants are added, so neither the version nor the addresses of other variants change.
    const all = [...now.variants, ...variantRows(file.id, missing)].sort((one, other) => one.width - other.width);
    await updateFile(tx, now, { ...now, variants: all });
    await endWork(tx, work);
  });
}

const nameOf = ({ mime, width }: Pick<Variant, "mime" | "width"> | { mime: string; width: number }): string =>
  `${mime} ${width}`;

export const pictureFinishing: BackgroundWork = {
  name: "pictures",
  start: (services) => {
    const stopping = new AbortController();
    const untilNoneWaits = async (): Promise<void> => {
      try {
        while (!stopping.signal.aborted && (await finishNextPicture(services, stopping.signal)));
      } catch (error) {
        if (!stopping.signal.aborted)
          services.log.warn({ err: error }, "the renditions of a picture could not be made");
      }
    };
    const untilStopped = async (): Promise<void> => {
      while (!stopping.signal.aborted) {
        await untilNoneWaits();
        await delay(LOOK_MS, undefined, { signal: stopping.signal }).catch(() => {});
      }
    };
    const running = untilStopped();
    return {
      stop: async () => {
        stopping.abort();
        await running;
      },
    };
  },
};
