import type { BlockDefinition } from "#contract/blocks/definition.ts";
import { limits } from "#contract/values/limits.ts";

export const noteBlock = {
  most: limits.otherBlocks,
  texts: [{ path: "html", kind: "html", max: limits.contentBlockLength, part: "text" }],
  choices: { kind: ["hint", "warning", "tip"] },
} as const satisfies BlockDefinition;
