// The rules of a gallery without a screen: which slides there are, where each stands, how a picture fills its place.
import type { GallerySettings } from "#contract/blocks/gallery/schema.ts";
import type { Picture } from "#contract/files.ts";
import { columnWidths, inset, overhang, sizesOf, wholeInWindowSizes, windowSizes } from "../../ui/picture-sizes.ts";

export type GalleryImage = { picture: Picture; caption: string };
export type GallerySize = GallerySettings["mySize"];

/** The slide that is shown, and the one that was shown before it. */
export type Place = { at: number; from: number };

/** The images of a gallery; files of other kinds, and files that are gone, are left out. */
export function imagesOf(settings: GallerySettings, files: Record<string, Picture>): GalleryImage[] {
  return settings.images.flatMap(({ file, caption }) => {
    const picture = files[file];
    return picture?.kind === "image" ? [{ picture, caption }] : [];
  });
}

/** Two images are shown as four slides: going round needs a neighbour on either side. */
export function slidesOf<T>(images: T[]): T[] {
  return images.length === 2 ? [...images, ...images] : images;
}

/** The slide that is so many steps away, going round. */
export function slideAfter(slide: number, steps: number, count: number): number {
  return (((slide + steps) % count) + count) % count;
}

/** How many places a slide stands behind (or, negative, before) the one that is shown; the shorter way round. */
export function offsetOf(slide: number, at: number, count: number): number {
  const behind = slideAfter(slide, -at, count);
  return behind < count / 2 ? behind : behind - count;
}

/** Whether a slide moves along with the others; one that changes sides would cross the stage, and jumps instead. */
export function isCarried(slide: number, { at, from }: Place, count: number): boolean {
  return offsetOf(slide, at, count) === offsetOf(slide, from, count) - offsetOf(at, from, count);
}

/** The slide that a key leads to, or null where the key is not the gallery's. */
export function slideOfKey(key: string, at: number, count: number, pivot: GallerySettings["pivot"]): number | null {
  const isVertical = pivot === "vertical";
  if (key === "ArrowRight" || (isVertical && key === "ArrowDown")) return slideAfter(at, 1, count);
  if (key === "ArrowLeft" || (isVertical && key === "ArrowUp")) return slideAfter(at, -1, count);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

const fits = { stretch: "fill", fit: "contain", crop: "none", cropcover: "cover" } as const;

/** How a picture fills its place, as CSS; without a position the picture's own focal point holds. */
export function fitOf(
  size: GallerySize,
  { positionX, positionY }: Pick<GallerySettings, "positionX" | "positionY">,
): { fit: (typeof fits)[GallerySize]; position: string | null } {
  const isCut = size === "crop" || size === "cropcover";
  const isCentred = positionX === "center" && positionY === "center";
  return { fit: fits[size], position: isCut && isCentred ? null : `${positionX} ${positionY}` };
}

/** Shapes of a gallery's place on narrow and on wide windows (Gallery.module.css). */
const NARROW = 3 / 2;
const WIDE = 16 / 9;

/** The `sizes` of a picture in the page: one that is cut, but not scaled, is as wide as its own pixels. */
export function stageSizes(size: GallerySize, picture: Picture): string {
  if (size === "crop" && picture.width !== null) return `${picture.width}px`;
  const factor = (aspect: number): number =>
    size === "fit" ? inset(picture, aspect) : size === "stretch" ? 1 : overhang(picture, aspect);
  return sizesOf([{ upTo: "56rem", width: 90 * factor(NARROW), unit: "vw" }, ...columnWidths(factor(WIDE))]);
}

/** The same over the whole window. */
export function fullscreenSizes(size: GallerySize, picture: Picture): string {
  if (size === "crop" && picture.width !== null) return `${picture.width}px`;
  if (size === "stretch") return "100vw";
  return size === "fit" ? wholeInWindowSizes(picture) : windowSizes(picture);
}

/** How a picture's placeholder fills its place: as the picture does that hides it; not at all where that is not scaled. */
export function placeholderSizeOf(size: GallerySize): string {
  return { stretch: "100% 100%", fit: "contain", crop: "0", cropcover: "cover" }[size];
}
