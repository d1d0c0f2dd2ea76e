import type { BlockDefinition } from "#contract/blocks/definition.ts";
import { limits } from "#contract/values/limits.ts";

export const textBlock = {
  most: limits.contentBlocks,
  texts: [{ path: "html", kind: "html", max: limits.contentBlockLength, part: "text" }],
  files: [{ path: "media.*", isPicture: true }],
} as const satisfies BlockDefinition;
