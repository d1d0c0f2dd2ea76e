// Blocks whose content comes from elsewhere: coming events, latest news, and the opening hours of the settings.
import type { BlockDefinition } from "#contract/blocks/definition.ts";
import { limits } from "#contract/values/limits.ts";

export const listingBlock = {
  most: limits.otherBlocks,
  texts: [],
  numbers: ["count"],
  isBlank: () => false,
} as const satisfies BlockDefinition;

export const openingHoursBlock = { most: 1, texts: [], isBlank: () => false } as const satisfies BlockDefinition;
