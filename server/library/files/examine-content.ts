import { AppError } from "#contract/schemas/errors.ts";
import type { FileKind } from "#contract/schemas/files.ts";
import type { Services } from "../../kernel/context.ts";
import {
  inspectPicture,
  makePreview,
  makeRenditions,
  type PictureSize,
  type Renditions,
} from "../../outside/images.ts";
import { renderFirstPage } from "../../outside/pdf.ts";

export type Content = { size: PictureSize | null } & Renditions;

/** Maximum size of a PDF's preview image, in pixels. */
const PREVIEW = { width: 800, height: 1200 };

/** @param isQuick see makeRenditions @throws unreadablePicture or heicPicture (C3), tooManyPixels (C413) */
export async function examineContent(
  { log }: Pick<Services, "log">,
  { path, kind, mime }: { path: string; kind: FileKind; mime: string },
  isQuick = false,
): Promise<Content> {
  if (kind === "image") return withHeicNamed(mime, () => examinePicture(path, isQuick));
  const variants = kind === "pdf" ? await previewOf(log, path) : [];
  return { size: null, variants, placeholder: null };
}

async function examinePicture(path: string, isQuick: boolean): Promise<Content> {
  return { size: await inspectPicture(path), ...(await makeRenditions(path, isQuick)) };
}

/** sharp cannot decode HEVC, because HEVC is patented. The error tells users that they must convert such a picture. */
async function withHeicNamed<Result>(mime: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isHeic = mime === "image/heic" && error instanceof AppError && error.kind === "unreadablePicture";
    throw isHeic ? new AppError("heicPicture", { cause: error }) : error;
  }
}

async function previewOf(log: Services["log"], path: string): Promise<Renditions["variants"]> {
  try {
    return await makePreview(await renderFirstPage(path, PREVIEW));
  } catch (error) {
    log.info({ err: error }, "a PDF has no preview");
    return [];
  }
}
