// A list of files among the galleries. The library has the names and sizes, so the block has no texts.
import type { BlockDefinition } from "#contract/blocks/definition.ts";
import { limits } from "#contract/values/limits.ts";

export const fileListBlock = {
  most: limits.sectionsPerEntry,
  // REST's `sections` are galleries and lists of files.
  countedAs: "gallery",
  texts: [],
  files: [{ path: "files.*" }],
} as const satisfies BlockDefinition;
