import type { GallerySettings } from "#contract/blocks/gallery/schema.ts";
import { isGerman } from "#contract/blocks/shown.ts";
import type { Picture } from "#contract/schemas/files.ts";
import { columnWidths, inset, overhang, sizesOf, sizesInWindow, windowSizes } from "../../ui/picture-sizes.ts";

export type GalleryImage = { picture: Picture; caption: string; isGerman?: boolean };
export type GallerySize = GallerySettings["size"];

export type Place = { at: number; from: number };

export function imagesOf(
  settings: GallerySettings,
  files: Record<string, Picture>,
  german: readonly string[] = [],
): GalleryImage[] {
  return settings.images.flatMap(({ file, caption }, index) => {
    const picture = files[file];
    return picture?.kind === "image"
      ? [{ picture, caption, ...(isGerman({ german }, `settings.images.${index}.caption`) && { isGerman: true }) }]
      : [];
  });
}

/** Each slide of the loop needs a neighbour on both sides, so two images become four slides. */
export function slidesOf<T>(images: T[]): T[] {
  return images.length === 2 ? [...images, ...images] : images;
}

export function slideAfter(slide: number, steps: number, count: number): number {
  return (((slide + steps) % count) + count) % count;
}

/**
 * The distance of a slide from the shown slide, on the shorter way around the loop. It is negative before the shown
 * slide.
 */
export function offsetOf(slide: number, at: number, count: number): number {
  const behind = slideAfter(slide, -at, count);
  return behind < count / 2 ? behind : behind - count;
}

/**
 * True if the slide moves with the other slides. A slide that changes sides jumps, because it would otherwise cross the
 * stage.
 */
export function isCarried(slide: number, { at, from }: Place, count: number): boolean {
  return offsetOf(slide, at, count) === offsetOf(slide, from, count) - offsetOf(at, from, count);
}

export function slideOfKey(key: string, at: number, count: number, pivot: GallerySettings["pivot"]): number | null {
  const isVertical = pivot === "vertical";
  if (key === "ArrowRight" || (isVertical && key === "ArrowDown")) return slideAfter(at, 1, count);
  if (key === "ArrowLeft" || (isVertical && key === "ArrowUp")) return slideAfter(at, -1, count);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

const fits = { stretch: "fill", fit: "contain", crop: "none", cropcover: "cover" } as const;

/**
 * The CSS fit and position of a picture. If a cropped picture has the position 'center', the position is null, and its
 * focal point is used.
 */
export function fitOf(
  size: GallerySize,
  { positionX, positionY }: Pick<GallerySettings, "positionX" | "positionY">,
): { fit: (typeof fits)[GallerySize]; position: string | null } {
  const isCut = size === "crop" || size === "cropcover";
  const isCentred = positionX === "center" && positionY === "center";
  return { fit: fits[size], position: isCut && isCentred ? null : `${positionX} ${positionY}` };
}

/** The aspect ratios of the stage on narrow and wide windows (Gallery.module.css). */
const NARROW = 3 / 2;
const WIDE = 16 / 9;

/** The `sizes` of a picture in the page. A picture that is cropped but not scaled is as wide as its pixels. */
export function stageSizes(size: GallerySize, picture: Picture): string {
  if (size === "crop" && picture.width !== null) return `${picture.width}px`;
  const factor = (aspect: number): number =>
    size === "fit" ? inset(picture, aspect) : size === "stretch" ? 1 : overhang(picture, aspect);
  return sizesOf([{ upTo: "56rem", width: 90 * factor(NARROW), unit: "vw" }, ...columnWidths(factor(WIDE))]);
}

export function fullscreenSizes(size: GallerySize, picture: Picture): string {
  if (size === "crop" && picture.width !== null) return `${picture.width}px`;
  if (size === "stretch") return "100vw";
  return size === "fit" ? sizesInWindow(picture) : windowSizes(picture);
}

export function placeholderSizeOf(size: GallerySize): string {
  return { stretch: "100% 100%", fit: "contain", crop: "0", cropcover: "cover" }[size];
}
