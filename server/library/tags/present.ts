import type { TagNode } from "#contract/schemas/tags.ts";
import { nameOf } from "#contract/values/tag-paths.ts";
import { isFixedTag } from "./rules.ts";
import type { TagRow } from "./store.ts";

export function presentTag({ path, en, count, total, hasChildren }: TagRow): TagNode {
  return { path, name: nameOf(path), en, count, total, hasChildren, isFixed: isFixedTag(path) };
}
