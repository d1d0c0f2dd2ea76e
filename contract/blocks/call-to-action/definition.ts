import type { BlockDefinition, BlockText } from "#contract/blocks/definition.ts";
import { limits } from "#contract/values/limits.ts";

export const buttonLabel = {
  path: "buttons.*.label",
  kind: "line",
  max: limits.buttonLength,
  part: "button",
  isRequired: true,
} as const satisfies BlockText;

export const callToActionBlock = {
  most: limits.otherBlocks,
  texts: [{ path: "text", kind: "lines", max: limits.quoteLength, part: "sentence" }, buttonLabel],
  links: ["buttons.*.url"],
} as const satisfies BlockDefinition;
