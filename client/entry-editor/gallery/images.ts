// The pictures of a gallery during editing: keys, order, captions; and the typed interval.
import type { GallerySettings } from "#contract/blocks/gallery/schema.ts";
import { limits } from "#contract/limits.ts";

export type GalleryEntry = GallerySettings["images"][number];
export type Listed = GalleryEntry & { key: string };

/** A gallery may contain a file more than once: the key counts its earlier occurrences. */
export function listedImages(images: readonly GalleryEntry[]): Listed[] {
  const seen = new Map<string, number>();
  return images.map((image) => {
    const before = seen.get(image.file) ?? 0;
    seen.set(image.file, before + 1);
    return { ...image, key: before === 0 ? image.file : `${image.file} ${before}` };
  });
}

/** Adds at the end, without a caption; pictures that the gallery has already keep their place. */
export function withImages(images: readonly GalleryEntry[], files: readonly string[]): GalleryEntry[] {
  const added = [...new Set(files)].filter((file) => images.every((image) => image.file !== file));
  return [...images, ...added.map((file) => ({ file, caption: "" }))];
}

export type DropPlace = { key: string; side: "before" | "after" };

/** @param keys the dragged pictures, which keep their order */
export function droppedImages(
  images: readonly GalleryEntry[],
  keys: ReadonlySet<string>,
  { key, side }: DropPlace,
): GalleryEntry[] {
  if (keys.has(key)) return [...images];
  const listed = listedImages(images);
  const dragged = listed.filter((one) => keys.has(one.key));
  const others = listed.filter((one) => !keys.has(one.key));
  const at = others.findIndex((one) => one.key === key) + (side === "after" ? 1 : 0);
  return others.toSpliced(at, 0, ...dragged).map(({ key: _key, ...image }) => image);
}

/** The typed milliseconds; null if they are not a number that a gallery accepts. */
export function intervalOf(text: string): number | null {
  const typed = text.trim();
  if (!/^\d+$/u.test(typed)) return null;
  const ms = Number(typed);
  return ms >= limits.galleryIntervalMinMs && ms <= limits.galleryIntervalMaxMs ? ms : null;
}
