import type { GallerySettings } from "#contract/blocks/gallery/schema.ts";
import { limits } from "#contract/values/limits.ts";

const MS_PER_SECOND = 1_000;

export type GalleryEntry = GallerySettings["images"][number];
export type Listed = GalleryEntry & { key: string };

export function listedImages(images: readonly GalleryEntry[]): Listed[] {
  const seen = new Map<string, number>();
  return images.map((image) => {
    const before = seen.get(image.file) ?? 0;
    seen.set(image.file, before + 1);
    return { ...image, key: before === 0 ? image.file : `${image.file} ${before}` };
  });
}

export function withImages(images: readonly GalleryEntry[], files: readonly string[]): GalleryEntry[] {
  const added = [...new Set(files)].filter((file) => images.every((image) => image.file !== file));
  return [...images, ...added.map((file) => ({ file, caption: "" }))];
}

export type DropPlace = { key: string; side: "before" | "after" };

/** @param keys the dragged pictures; their order stays */
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

/** Converts seconds ('5', '2,5', '2.5') to milliseconds. @returns null if the text is invalid or out of range */
export function intervalOf(seconds: string): number | null {
  const text = seconds.trim().replace(",", ".");
  if (!/^\d{1,4}(?:\.\d{1,3})?$/u.test(text)) return null;
  const ms = Math.round(Number(text) * MS_PER_SECOND);
  return ms >= limits.galleryIntervalMinMs && ms <= limits.galleryIntervalMaxMs ? ms : null;
}

export function secondsOf(ms: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 3, useGrouping: false }).format(ms / MS_PER_SECOND);
}
