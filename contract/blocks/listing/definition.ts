// These blocks store no content. They show coming events, latest news, or the opening hours in the settings.
import type { BlockDefinition } from "#contract/blocks/definition.ts";
import { limits } from "#contract/values/limits.ts";

export const listingBlock = {
  most: limits.otherBlocks,
  texts: [],
  numbers: ["count"],
  isBlank: () => false,
} as const satisfies BlockDefinition;

export const openingHoursBlock = { most: 1, texts: [], isBlank: () => false } as const satisfies BlockDefinition;
