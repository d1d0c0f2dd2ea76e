import type { BlockDefinition } from "#contract/blocks/definition.ts";
import { limits } from "#contract/values/limits.ts";

export const quoteBlock = {
  most: limits.otherBlocks,
  texts: [
    { path: "text", kind: "lines", max: limits.quoteLength, part: "quote" },
    { path: "source", kind: "line", max: limits.textLength, part: "source" },
  ],
} as const satisfies BlockDefinition;
