// What the tree of tags is: one level of it at a time, and what may be done to a subtree.
import { z } from "zod";
import { limits } from "./limits.ts";
import { pageInput, tagLevel, tagPath } from "./text.ts";

/**
 * Without `q` the tags directly below `parent` (null: those of the first level); with it all at any depth
 * below whose path has the text.
 */
export const tagTreeInput = z.object({
  ...pageInput,
  limit: pageInput.limit.unwrap().default(limits.listMax),
  parent: tagPath.nullable().default(null),
});

export const createTagInput = z.object({ path: tagPath });
export const renameTagInput = z.object({ path: tagPath, name: tagLevel });
/** `parent` null: to the first level. */
export const moveTagInput = z.object({ path: tagPath, parent: tagPath.nullable() });
export const removeTagInput = z.object({ path: tagPath });

export type TagTreeInput = z.output<typeof tagTreeInput>;

export const tagNode = z.object({
  path: z.string(),
  /** The last level. */
  name: z.string(),
  /** Files that carry this very tag. */
  count: z.number(),
  /** Files that carry it or any below it, each once. */
  total: z.number(),
  hasChildren: z.boolean(),
  /** Decides where entries stand: it is neither renamed nor moved nor removed. */
  isFixed: z.boolean(),
});
export type TagNode = z.output<typeof tagNode>;
