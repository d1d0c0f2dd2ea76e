// A list of files has no texts, because names and sizes come from the library.
import type { BlockDefinition } from "#contract/blocks/definition.ts";
import { limits } from "#contract/values/limits.ts";

export const fileListBlock = {
  most: limits.sectionsPerEntry,
  // In REST, galleries and lists of files are both `sections`, so they share a maximum.
  countedAs: "gallery",
  texts: [],
  files: [{ path: "files.*" }],
} as const satisfies BlockDefinition;
