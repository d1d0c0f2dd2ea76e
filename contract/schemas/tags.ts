// The tree of tags: one level of it, and changes of subtrees.
import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { plainLine } from "#contract/fields/long-text.ts";
import { pageInput, tagLevel, tagPath } from "#contract/fields/text.ts";

/**
 * Without `q`, the direct children of `parent` (null: the first level). With `q`, all tags below `parent` whose path
 * contains the text.
 */
export const tagTreeInput = z.object({
  ...pageInput,
  limit: pageInput.limit.unwrap().default(limits.listMax),
  parent: tagPath.nullable().default(null),
  /** Only tags of the library: tags of files, their parents, and tags created there. */
  ofFiles: z.boolean().default(false),
});

/** Without `merge`, a path that already exists is refused (C409). With it, the two tags become one. */
const merge = z.boolean().default(false);

export const createTagInput = z.object({ path: tagPath });
/** `en` is the English name, '' for none. An omitted name stays unchanged. */
export const renameTagInput = z.object({
  path: tagPath,
  name: tagLevel,
  en: plainLine(limits.tagLevelLength).optional(),
  merge,
});
/** A `parent` of null moves the tag to the first level. */
export const moveTagInput = z.object({ path: tagPath, parent: tagPath.nullable(), merge });
export const removeTagInput = z.object({ path: tagPath });
export const tagCarriersInput = z.object({ path: tagPath });

export type TagTreeInput = z.output<typeof tagTreeInput>;

export const tagNode = z.object({
  path: z.string(),
  name: z.string(),
  en: z.string(),
  /** Files with this exact tag. */
  count: z.number(),
  /** Files with this tag or a tag below it, each counted once. */
  total: z.number(),
  hasChildren: z.boolean(),
  /** True for tags that decide the place of entries; they cannot be renamed, moved or removed. */
  isFixed: z.boolean(),
});
export type TagNode = z.output<typeof tagNode>;

/** The number of objects of each kind with a tag or a tag below it, each counted once. */
export const tagCarriers = z.object({
  entries: z.number(),
  files: z.number(),
  products: z.number(),
  orders: z.number(),
  messages: z.number(),
});
export type TagCarriers = z.output<typeof tagCarriers>;
