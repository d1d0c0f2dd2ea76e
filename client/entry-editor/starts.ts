import type { ListTag } from "#contract/values/pages.ts";

/** The templates of new entries, each with the list for its entries. The bar loads this file, so it must stay small. */
export const starts = {
  news: "Aktuelles",
  event: "Veranstaltungen",
  galleryReport: "Aktuelles",
} as const satisfies Record<string, ListTag>;

export type StartingPoint = keyof typeof starts;
export const startNames = Object.keys(starts) as StartingPoint[];
