// Decodes pictures within bounds: measures them and makes the variants that pages show.
import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import sharp, { type Metadata, type Sharp } from "sharp";
import { AppError } from "#contract/errors.ts";
import { limits } from "#contract/limits.ts";
import type { RawPage } from "./pdf.ts";

// Decoders that no upload needs stay off for the whole process, SVG and PDF among them: each is a way in.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Nsgif", "Heif", "Tiff"].map((format) => `VipsForeignLoad${format}`),
});
// One thread a picture, as many pictures as cores: twice as fast as two threads at one picture. Nothing
// is decoded twice, so nothing is worth keeping.
sharp.concurrency(1);
sharp.cache(false);

const cores = availableParallelism();
/** Pictures that are decoded at the same time; what bounds memory. */
export const pictureSlots = pLimit(cores);
/** Encoders at work, so that one picture alone uses all cores and many together no more. */
const encoderSlots = pLimit(cores);

/** Widths in pixels; the last is that of the display variant. */
const variantWidths = [400, 800, 1200, 1920] as const;
const DISPLAY_WIDTH = limits.displayWidth;
/** What a WebP can hold; taller pictures are scaled to it. */
const MAX_HEIGHT = 16_383;
// Measured at 1920 px: mozjpeg takes 190 ms instead of 18 for 14 % fewer bytes, of a format that only
// browsers without WebP fetch; WebP at effort 4 takes 241 ms instead of 113 for 5 % fewer.
const JPEG_QUALITY = 80;
const WEBP_QUALITY = 72;
const WEBP_EFFORT = 2;
/** About 90 bytes of WebP: a page's HTML holds them. */
const PLACEHOLDER = { width: 16, quality: 40 };

export type PictureSize = {
  /** Pixels as people see it, after its EXIF orientation; of one frame where it is animated. */
  width: number;
  height: number;
  isAnimated: boolean;
};

/** What pages show of a picture; `placeholder` as db/schema/files.ts says. */
export type Renditions = { variants: Variant[]; placeholder: string | null };

export type Variant = { mime: VariantMime; width: number; height: number; bytes: Buffer };
type VariantMime = "image/jpeg" | "image/png" | "image/gif" | "image/webp";

/** A warning is no reason to refuse a photo; missing data is. */
export const reading = { failOn: "error", limitInputPixels: false } as const;

/**
 * Measures a picture by its header alone.
 * @throws wrongFileKind (C3) when it is none that can be read, tooLarge (C413) above 100 megapixels in all frames
 */
export async function inspectPicture(path: string): Promise<PictureSize> {
  const meta = await readHeader(path);
  const { width, height } = meta.autoOrient;
  return { width, height, isAnimated: isAnimation(meta) };
}

async function readHeader(path: string): Promise<Metadata> {
  const meta = await decoding(() => sharp(path, reading).metadata());
  const pixels = meta.width * meta.height * (isAnimation(meta) ? (meta.pages ?? 1) : 1);
  if (pixels > limits.pictureMegapixels * 1_000_000) throw new AppError("tooLarge");
  return meta;
}

/** A TIFF has pages too, but they are no animation. */
export function isAnimation(meta: Metadata): boolean {
  return (meta.format === "gif" || meta.format === "webp") && (meta.pages ?? 1) > 1;
}

/**
 * Makes the placeholder of a picture and its variants, ascending in width, each in the original's format (JPEG or PNG where
 * browsers would not show it) and in WebP. They are upright, sRGB, 8 bit, and carry no metadata.
 * @throws wrongFileKind (C3) when it cannot be decoded to its end, tooLarge (C413)
 */
export async function makeRenditions(path: string): Promise<Renditions> {
  const meta = await readHeader(path);
  const widths = widthsFor(meta.autoOrient.width);
  const formats = formatsFor(meta);
  const frames = isAnimation(meta) ? () => sharp(path, { ...reading, animated: true }) : null;
  return pictureSlots(() =>
    decoding(async () => {
      const source = frames ?? (await intermediate(path));
      const wanted = widths.flatMap((width) => formats.map((mime) => ({ width, mime })));
      const [placeholder, ...variants] = await Promise.all([
        frames ? null : makePlaceholder(source()),
        ...wanted.map(({ width, mime }) => encoderSlots(() => encode(source(), width, mime))),
      ]);
      return { variants, placeholder };
    }),
  );
}

/** Never enlarged; a step that gains less than a tenth is left out. */
function widthsFor(pictureWidth: number): number[] {
  const widest = Math.min(pictureWidth, DISPLAY_WIDTH);
  return [...variantWidths.filter((width) => width < widest * 0.9), widest];
}

function formatsFor(meta: Metadata): VariantMime[] {
  switch (meta.format) {
    case "jpeg":
      return ["image/jpeg", "image/webp"];
    case "png":
      return ["image/png", "image/webp"];
    case "gif":
      return ["image/gif", "image/webp"];
    case "webp":
      return ["image/webp"];
    default:
      return [meta.hasAlpha ? "image/png" : "image/jpeg", "image/webp"];
  }
}

/** Decodes once, to the display size: all variants derived from this cost half of decoding for each. */
async function intermediate(path: string): Promise<() => Sharp> {
  const { data, info } = await sharp(path, reading)
    .autoOrient()
    .resize({ width: DISPLAY_WIDTH, height: MAX_HEIGHT, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return () => sharp(data, { raw, limitInputPixels: false });
}

async function encode(source: Sharp, width: number, mime: VariantMime): Promise<Variant> {
  const sized = source.resize({ width, height: MAX_HEIGHT, fit: "inside", withoutEnlargement: true });
  const { data, info } = await inFormat(sized, mime).toBuffer({ resolveWithObject: true });
  return { mime, width: info.width, height: info.pageHeight ?? info.height, bytes: data };
}

/** What is shown of a page of a document: WebP alone, at the widths that the page has. */
export function makePreview({ pixels, width, height }: RawPage): Promise<Variant[]> {
  const raw = { width, height, channels: 4 as const };
  return pictureSlots(() =>
    Promise.all(widthsFor(width).map((wanted) => encode(sharp(pixels, { raw }), wanted, "image/webp"))),
  );
}

/** None for a picture that something behind it can be seen through: it would stay in sight. */
async function makePlaceholder(source: Sharp): Promise<string | null> {
  const { hasAlpha } = await source.metadata();
  if (hasAlpha && !(await source.stats()).isOpaque) return null;
  const { width, quality } = PLACEHOLDER;
  const small = source.resize({ width, height: width, fit: "inside" }).removeAlpha();
  return (await small.webp({ quality, effort: 6 }).toBuffer()).toString("base64");
}

function inFormat(picture: Sharp, mime: VariantMime): Sharp {
  switch (mime) {
    case "image/jpeg":
      return picture.flatten({ background: "white" }).jpeg({ quality: JPEG_QUALITY });
    case "image/png":
      return picture.png();
    case "image/gif":
      return picture.gif({ effort: 4 });
    case "image/webp":
      return picture.webp({ quality: WEBP_QUALITY, effort: WEBP_EFFORT });
  }
}

/** What sharp throws about a file is that the file is broken, or not what it seems. */
export async function decoding<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("wrongFileKind", { cause: error });
  }
}
