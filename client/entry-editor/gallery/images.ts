// The pictures of a gallery while they are edited: told apart, put in order, described; and what is typed as an interval.
import type { GallerySettings } from "#contract/entries.ts";
import { limits } from "#contract/limits.ts";

export type GalleryEntry = GallerySettings["images"][number];
export type Listed = GalleryEntry & { key: string };

/** A file may stand in a gallery more than once: it is known by how often it came before. */
export function listedImages(images: readonly GalleryEntry[]): Listed[] {
  const seen = new Map<string, number>();
  return images.map((image) => {
    const before = seen.get(image.file) ?? 0;
    seen.set(image.file, before + 1);
    return { ...image, key: before === 0 ? image.file : `${image.file} ${before}` };
  });
}

/** At the end, without a caption; those that stand there already stay where they are. */
export function withImages(images: readonly GalleryEntry[], files: readonly string[]): GalleryEntry[] {
  const added = [...new Set(files)].filter((file) => images.every((image) => image.file !== file));
  return [...images, ...added.map((file) => ({ file, caption: "" }))];
}

export type DropPlace = { key: string; side: "before" | "after" };

/** @param keys those that were dragged, which stay in their order */
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
  return others.toSpliced(at, 0, ...dragged).map(({ file, caption }) => ({ file, caption }));
}

/** Milliseconds as someone typed them; null where that is no number that a gallery takes. */
export function intervalOf(text: string): number | null {
  const typed = text.trim();
  if (!/^\d+$/u.test(typed)) return null;
  const ms = Number(typed);
  return ms >= limits.galleryIntervalMinMs && ms <= limits.galleryIntervalMaxMs ? ms : null;
}
