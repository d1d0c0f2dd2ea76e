// Two texts side by side. On narrow windows, the right text is below the left one.
import type { BlockDefinition } from "#contract/blocks/definition.ts";
import { limits } from "#contract/values/limits.ts";

export const columnsBlock = {
  most: limits.otherBlocks,
  texts: [
    { path: "left", kind: "html", max: limits.contentBlockLength, part: "left" },
    { path: "right", kind: "html", max: limits.contentBlockLength, part: "right" },
  ],
} as const satisfies BlockDefinition;
