// A list of files between the galleries. It has no texts, because names and sizes come from the library.
import type { BlockDefinition } from "#contract/blocks/definition.ts";
import { limits } from "#contract/values/limits.ts";

export const fileListBlock = {
  most: limits.sectionsPerEntry,
  // REST's `sections` contain both galleries and lists of files.
  countedAs: "gallery",
  texts: [],
  files: [{ path: "files.*" }],
} as const satisfies BlockDefinition;
