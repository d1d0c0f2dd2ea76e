// The rules of a gallery without a screen: its slides, their positions, and how a picture fills its place.
import type { GallerySettings } from "#contract/blocks/gallery/schema.ts";
import { isGerman } from "#contract/blocks/shown.ts";
import type { Picture } from "#contract/schemas/files.ts";
import { columnWidths, inset, overhang, sizesOf, wholeInWindowSizes, windowSizes } from "../../ui/picture-sizes.ts";

/** `isGerman`: on an English page the caption is there only in German. */
export type GalleryImage = { picture: Picture; caption: string; isGerman?: boolean };
export type GallerySize = GallerySettings["mySize"];

/** The slide that is shown, and the previous one. */
export type Place = { at: number; from: number };

/** The images of a gallery, without files of other kinds and removed files. */
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

/** Two images become four slides: the loop needs a neighbour on both sides. */
export function slidesOf<T>(images: T[]): T[] {
  return images.length === 2 ? [...images, ...images] : images;
}

/** The slide that is `steps` away, in a loop. */
export function slideAfter(slide: number, steps: number, count: number): number {
  return (((slide + steps) % count) + count) % count;
}

/** How many places a slide is after (or, negative, before) the shown one, on the shorter way around the loop. */
export function offsetOf(slide: number, at: number, count: number): number {
  const behind = slideAfter(slide, -at, count);
  return behind < count / 2 ? behind : behind - count;
}

/** Whether a slide moves with the others; a slide that changes sides would cross the stage, so it jumps. */
export function isCarried(slide: number, { at, from }: Place, count: number): boolean {
  return offsetOf(slide, at, count) === offsetOf(slide, from, count) - offsetOf(at, from, count);
}

/** The slide that a key selects, or null if the gallery does not handle the key. */
export function slideOfKey(key: string, at: number, count: number, pivot: GallerySettings["pivot"]): number | null {
  const isVertical = pivot === "vertical";
  if (key === "ArrowRight" || (isVertical && key === "ArrowDown")) return slideAfter(at, 1, count);
  if (key === "ArrowLeft" || (isVertical && key === "ArrowUp")) return slideAfter(at, -1, count);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

const fits = { stretch: "fill", fit: "contain", crop: "none", cropcover: "cover" } as const;

/** How a picture fills its place, as CSS; without a position the picture's own focal point is used. */
export function fitOf(
  size: GallerySize,
  { positionX, positionY }: Pick<GallerySettings, "positionX" | "positionY">,
): { fit: (typeof fits)[GallerySize]; position: string | null } {
  const isCut = size === "crop" || size === "cropcover";
  const isCentred = positionX === "center" && positionY === "center";
  return { fit: fits[size], position: isCut && isCentred ? null : `${positionX} ${positionY}` };
}

/** Aspect ratios of a gallery's place on narrow and wide windows (Gallery.module.css). */
const NARROW = 3 / 2;
const WIDE = 16 / 9;

/** The `sizes` of a picture in the page: one that is cut but not scaled is as wide as its own pixels. */
export function stageSizes(size: GallerySize, picture: Picture): string {
  if (size === "crop" && picture.width !== null) return `${picture.width}px`;
  const factor = (aspect: number): number =>
    size === "fit" ? inset(picture, aspect) : size === "stretch" ? 1 : overhang(picture, aspect);
  return sizesOf([{ upTo: "56rem", width: 90 * factor(NARROW), unit: "vw" }, ...columnWidths(factor(WIDE))]);
}

/** The same in the full window. */
export function fullscreenSizes(size: GallerySize, picture: Picture): string {
  if (size === "crop" && picture.width !== null) return `${picture.width}px`;
  if (size === "stretch") return "100vw";
  return size === "fit" ? wholeInWindowSizes(picture) : windowSizes(picture);
}

/** How a placeholder fills its place: as its picture does; it is hidden if the picture is not scaled. */
export function placeholderSizeOf(size: GallerySize): string {
  return { stretch: "100% 100%", fit: "contain", crop: "0", cropcover: "cover" }[size];
}
