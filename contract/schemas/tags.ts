import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { plainLine } from "#contract/fields/long-text.ts";
import { pageInput, tagLevel, tagPath } from "#contract/fields/text.ts";

/** Without `q`: the children of `parent` (null: the first level). With `q`: all matching tags below `parent`. */
export const tagTreeInput = z.object({
  ...pageInput,
  limit: pageInput.limit.unwrap().default(limits.listMax),
  parent: tagPath.nullable().default(null),
  /** If true, the tree has only tags of files, their parents, and tags that were created in the library. */
  ofFiles: z.boolean().default(false),
});

/**
 * If the new path already exists: with `merge`, the two tags are merged. Without `merge`, the change is refused (C409).
 */
const merge = z.boolean().default(false);

export const createTagInput = z.object({ path: tagPath });
/** `en` is the English name, '' for none. If `en` is omitted, the English name stays unchanged. */
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
  count: z.number(),
  /** Files with this tag or a tag below it. Each file counts once. */
  total: z.number(),
  hasChildren: z.boolean(),
  /** True for tags that determine the page or list of an entry. Such tags cannot be renamed, moved or removed. */
  isFixed: z.boolean(),
});
export type TagNode = z.output<typeof tagNode>;

/** The numbers of objects with the tag or a tag below it. An object with several of these tags counts once. */
export const tagCarriers = z.object({
  entries: z.number(),
  files: z.number(),
  products: z.number(),
  orders: z.number(),
  messages: z.number(),
});
export type TagCarriers = z.output<typeof tagCarriers>;
