// Examines a file's bytes: size and variants of a picture, the first page of a PDF.
import type { FileKind } from "#contract/files.ts";
import type { Services } from "../context.ts";
import { inspectPicture, makePreview, makeRenditions, type PictureSize, type Renditions } from "../outside/images.ts";
import { renderFirstPage } from "../outside/pdf.ts";

/** `size`: only for pictures. */
export type Content = { size: PictureSize | null } & Renditions;

/** The maximum size of a document's preview, in pixels. */
const PREVIEW = { width: 800, height: 1200 };

/** @throws wrongFileKind (C3) for an unreadable picture, tooLarge (C413) */
export async function examineContent(
  { log }: Pick<Services, "log">,
  { path, kind }: { path: string; kind: FileKind },
): Promise<Content> {
  if (kind === "image") return { size: await inspectPicture(path), ...(await makeRenditions(path)) };
  const variants = kind === "pdf" ? await previewOf(log, path) : [];
  return { size: null, variants, placeholder: null };
}

/** A PDF that cannot be rendered is stored without a preview. */
async function previewOf(log: Services["log"], path: string): Promise<Renditions["variants"]> {
  try {
    return await makePreview(await renderFirstPage(path, PREVIEW));
  } catch (error) {
    log.info({ err: error }, "a PDF has no preview");
    return [];
  }
}
