import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import type { Metadata, Sharp } from "sharp";
import { AppError } from "#contract/schemas/errors.ts";
import { limits } from "#contract/values/limits.ts";
import { sharedPictureSize } from "#contract/values/shared-picture.ts";
import { boundedSlots } from "./bounded-slots.ts";
import type { RawPage } from "./pdf.ts";
import { loadSharp } from "./sharp.ts";

const cores = availableParallelism();
/** Limits the number of pictures that are decoded in parallel, which limits the memory. */
export const pictureSlots = boundedSlots({ atOnce: cores, waiting: 200 });
/** One encoder per core for all pictures together, so that a single picture can use all cores. */
const encoderSlots = pLimit(cores);

/** In pixels. The last width is the maximum width of the display variant. */
const variantWidths = [400, 800, 1200, 1920] as const;
const DISPLAY_WIDTH = limits.displayWidth;
/** The maximum height of a WebP. Taller pictures are scaled down. */
const MAX_HEIGHT = 16_383;
// The reasons for these values, measured at 1920 px. Only browsers without WebP load JPEG, and mozjpeg needs 190 ms
// instead of 18 for 14 % fewer bytes. WebP at effort 4 needs 241 ms instead of 113 for 5 % fewer bytes.
const JPEG_QUALITY = 80;
const WEBP_QUALITY = 72;
const WEBP_EFFORT = 2;
// Measured at 1200 px: 1.1 s and 24 % fewer bytes than WebP. At 1920 px it would be 2.4 s and 14 %.
const AVIF_QUALITY = 50;
const AVIF_EFFORT = 2;
export const fullAvifWidths = [400, 800, 1200] as const;
/** The only width that a quick upload makes. */
const FIRST_WIDTH = 800;
/** The placeholder has about 90 bytes of WebP. It must be small, because pages contain it in their HTML. */
const PLACEHOLDER = { width: 16, quality: 40 };

export type PictureSize = {
  /** In pixels as people see them, after EXIF orientation. For animations, the size of one frame. */
  width: number;
  height: number;
  isAnimated: boolean;
};

export type Renditions = { variants: Variant[]; placeholder: string | null };

export type Variant = { mime: VariantMime; width: number; height: number; bytes: Buffer };
type VariantMime = "image/jpeg" | "image/png" | "image/gif" | "image/webp" | "image/avif";

/** Accepts damaged photos that only cause warnings, and refuses photos with missing data. */
export const reading = { failOn: "error", limitInputPixels: false } as const;

/** Reads only the header. @throws unreadablePicture (C3), tooManyPixels (C413) above 100 megapixels in all frames */
export async function inspectPicture(path: string): Promise<PictureSize> {
  const meta = await readHeader(path);
  const { width, height } = meta.autoOrient;
  return { width, height, isAnimated: isAnimation(meta) };
}

export async function countPages(path: string): Promise<number> {
  return (await readHeader(path)).pages ?? 1;
}

async function readHeader(path: string): Promise<Metadata> {
  const sharp = await loadSharp();
  const meta = await decoding(() => sharp(path, reading).metadata());
  const pixels = meta.width * meta.height * (isAnimation(meta) ? (meta.pages ?? 1) : 1);
  if (pixels > limits.pictureMegapixels * 1_000_000) throw tooManyPixels(pixels);
  return meta;
}

function tooManyPixels(pixels: number): AppError {
  return new AppError("tooManyPixels", {
    values: { pixels: Math.ceil(pixels / 1_000_000), most: limits.pictureMegapixels },
  });
}

export function isAnimation(meta: Metadata): boolean {
  return (meta.format === "gif" || meta.format === "webp") && (meta.pages ?? 1) > 1;
}

/**
 * Makes the placeholder and the variants, ascending in width: upright, sRGB, 8 bit, without metadata. Each width exists
 * in WebP. It also exists in JPEG, PNG or GIF, unless the original is a WebP.
 * @param isQuick true: makes only one width, in a quarter of the time
 * @throws unreadablePicture (C3) if the picture cannot be decoded completely, tooManyPixels (C413)
 */
export async function makeRenditions(path: string, isQuick = false): Promise<Renditions> {
  const sharp = await loadSharp();
  const meta = await readHeader(path);
  const all = widthsFor(meta.autoOrient.width);
  const widths = isQuick ? [all.find((width) => width >= FIRST_WIDTH) ?? Math.max(...all)] : all;
  const formats = formatsFor(meta);
  const frames = isAnimation(meta) ? () => sharp(path, { ...reading, animated: true }) : null;
  return pictureSlots(() =>
    decoding(async () => {
      const source = frames ?? (await intermediate(path, isQuick ? FIRST_WIDTH : DISPLAY_WIDTH));
      const wanted = widths.flatMap((width) => formats.map((mime) => ({ width, mime })));
      const [placeholder, ...variants] = await Promise.all([
        frames ? null : makePlaceholder(source()),
        ...wanted.map(({ width, mime }) => encoderSlots(() => encode(source(), width, mime))),
      ]);
      return { variants, placeholder };
    }),
  );
}

/** @returns none for animations @throws unreadablePicture (C3), tooManyPixels (C413) */
export async function makeAvif(path: string, widths: readonly number[]): Promise<Variant[]> {
  const meta = await readHeader(path);
  if (isAnimation(meta) || widths.length === 0) return [];
  const wanted = widthsFor(meta.autoOrient.width).filter((width) => width <= Math.max(...widths));
  return pictureSlots(() =>
    decoding(async () => {
      const source = await intermediate(path, Math.max(...widths));
      const variants = [];
      for (const width of wanted) variants.push(await encode(source(), width, "image/avif"));
      return variants;
    }),
  );
}

/** Pictures are never enlarged. A width that is at most a tenth smaller than the widest one is left out. */
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

/** Decodes the picture once, to the display size. Decoding it for each variant would take twice as long. */
async function intermediate(path: string, mostWidth: number): Promise<() => Sharp> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(path, reading)
    .autoOrient()
    .resize({ width: mostWidth, height: MAX_HEIGHT, fit: "inside", withoutEnlargement: true })
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

export async function makePreview({ pixels, width, height }: RawPage): Promise<Variant[]> {
  const sharp = await loadSharp();
  const raw = { width, height, channels: 4 as const };
  return pictureSlots(() =>
    Promise.all(widthsFor(width).map((wanted) => encode(sharp(pixels, { raw }), wanted, "image/webp"))),
  );
}

/** Tried in this order until the picture is small enough. */
const SHARED_QUALITIES = [JPEG_QUALITY, 65, 50, 35, 20] as const;

/** The first frame of the variant as a JPEG on white, small enough for social networks. */
export async function makeSharedPicture(variant: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return pictureSlots(async () => {
    const { width, height, pageHeight = height } = await sharp(variant, reading).metadata();
    const size = sharedPictureSize({ w: width, h: pageHeight });
    const picture = sharp(variant, reading)
      .resize({ width: size.w, height: size.h, fit: "cover" })
      .flatten({ background: "white" });
    let bytes = Buffer.alloc(0);
    for (const quality of SHARED_QUALITIES) {
      bytes = await picture.clone().jpeg({ quality }).toBuffer();
      if (bytes.length <= limits.sharedPictureBytes) break;
    }
    return bytes;
  });
}

/** @returns null for a transparent picture, because the placeholder would stay visible behind it */
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
    case "image/avif":
      return picture.avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT });
  }
}

/** An error of sharp means that the file is broken, or of another format. @throws unreadablePicture (C3) */
export async function decoding<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("unreadablePicture", { cause: error });
  }
}
