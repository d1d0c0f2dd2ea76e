// Crops and rotates pictures. All edits start from the original, so quality is lost only once.
import type { Sharp } from "sharp";
import type { PictureEdit } from "#contract/schemas/picture-edits.ts";
import { isQuarters, type Size, sizeAfterRotation } from "#contract/values/picture-geometry.ts";
import { decoding, isAnimation, pictureSlots, reading } from "./images.ts";
import { loadSharp } from "./sharp.ts";

const JPEG_QUALITY = 92;
const WEBP_QUALITY = 92;
const AVIF = { quality: 75, effort: 2 };

/** Keeps the original's format. The result is upright and has no metadata. @throws unreadablePicture (C3) */
export async function renderEdits(original: Buffer, edits: readonly PictureEdit[]): Promise<Buffer> {
  // This call is outside `decoding`: if sharp cannot be loaded, the error must not say that the picture is unreadable.
  const sharp = await loadSharp();
  return pictureSlots(() =>
    decoding(async () => {
      const meta = await sharp(original, reading).metadata();
      if (isAnimation(meta)) return renderFrames(original, edits, meta);
      const picture = await edited(sharp(original, reading).autoOrient(), edits);
      return inFormatOf(meta.format, picture).toBuffer();
    }),
  );
}

type Animation = {
  pages?: number | undefined;
  delay?: number[] | undefined;
  loop?: number | undefined;
  format: string;
};

/** Renders each frame on its own, because libvips cannot rotate a whole animation. */
async function renderFrames(original: Buffer, edits: readonly PictureEdit[], meta: Animation): Promise<Buffer> {
  const sharp = await loadSharp();
  const frames: Buffer[] = [];
  for (let page = 0; page < (meta.pages ?? 1); page += 1) {
    const frame = await edited(sharp(original, { ...reading, page }), edits);
    frames.push(await frame.png({ compressionLevel: 1 }).toBuffer());
  }
  const joined = sharp(frames, { join: { animated: true } });
  const timing = { delay: meta.delay ?? [], loop: meta.loop ?? 0 };
  return meta.format === "gif"
    ? joined.gif(timing).toBuffer()
    : joined.webp({ ...timing, quality: WEBP_QUALITY }).toBuffer();
}

async function edited(source: Sharp, edits: readonly PictureEdit[]): Promise<Sharp> {
  let picture = source;
  for (const edit of edits) picture = await applied(picture, edit);
  return picture;
}

async function applied(picture: Sharp, edit: PictureEdit): Promise<Sharp> {
  const before = await rendered(picture);
  if (edit.type === "crop") return before.sharp.extract({ left: edit.x, top: edit.y, width: edit.w, height: edit.h });
  const turned = before.sharp.rotate(edit.angle);
  if (isQuarters(edit.angle)) return turned;
  const { width, height } = sizeAfterRotation(before.size, edit.angle);
  const canvas = await rendered(turned);
  return canvas.sharp.extract({
    left: Math.max(0, Math.round((canvas.size.width - width) / 2)),
    top: Math.max(0, Math.round((canvas.size.height - height) / 2)),
    width,
    height,
  });
}

/** Each step ends with raw pixels, because sharp reorders the operations of one pipeline. */
async function rendered(picture: Sharp): Promise<{ sharp: Sharp; size: Size }> {
  const sharp = await loadSharp();
  const { data, info } = await picture
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { sharp: sharp(data, { raw: { width, height, channels }, limitInputPixels: false }), size: { width, height } };
}

function inFormatOf(format: string, picture: Sharp): Sharp {
  switch (format) {
    case "png":
      return picture.png();
    case "gif":
      return picture.gif();
    case "webp":
      return picture.webp({ quality: WEBP_QUALITY });
    case "heif":
      return picture.avif(AVIF);
    case "tiff":
      return picture.tiff();
    default:
      return picture.jpeg({ quality: JPEG_QUALITY });
  }
}
