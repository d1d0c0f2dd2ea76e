// The tree of tags: one level at a time, and the changes of a subtree.
import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { plainLine } from "#contract/fields/long-text.ts";
import { pageInput, tagLevel, tagPath } from "#contract/fields/text.ts";

/**
 * Without `q`: the tags directly below `parent` (null: the first level); with `q`: tags at any depth
 * below whose path contains the text.
 */
export const tagTreeInput = z.object({
  ...pageInput,
  limit: pageInput.limit.unwrap().default(limits.listMax),
  parent: tagPath.nullable().default(null),
  /** Only those of the library: with files at them or below, or made there. */
  ofFiles: z.boolean().default(false),
});

/** Without `merge`, a path that already exists is refused (C409); with it, the two tags become one. */
const merge = z.boolean().default(false);

export const createTagInput = z.object({ path: tagPath });
/** `en`: its name in English, '' for none; left out it stays. */
export const renameTagInput = z.object({
  path: tagPath,
  name: tagLevel,
  en: plainLine(limits.tagLevelLength).optional(),
  merge,
});
/** `parent` null: move to the first level. */
export const moveTagInput = z.object({ path: tagPath, parent: tagPath.nullable(), merge });
export const removeTagInput = z.object({ path: tagPath });
export const tagCarriersInput = z.object({ path: tagPath });

export type TagTreeInput = z.output<typeof tagTreeInput>;

export const tagNode = z.object({
  path: z.string(),
  /** The last level. */
  name: z.string(),
  /** Its name in English; '' for none. */
  en: z.string(),
  /** Files that carry this exact tag. */
  count: z.number(),
  /** Files that carry it or any tag below it, each counted once. */
  total: z.number(),
  hasChildren: z.boolean(),
  /** Decides the place of entries: it can be neither renamed nor moved nor removed. */
  isFixed: z.boolean(),
});
export type TagNode = z.output<typeof tagNode>;

/** How many things of each kind carry a tag or a tag below it; each thing is counted once. */
export const tagCarriers = z.object({
  entries: z.number(),
  files: z.number(),
  products: z.number(),
  orders: z.number(),
  messages: z.number(),
});
export type TagCarriers = z.output<typeof tagCarriers>;
