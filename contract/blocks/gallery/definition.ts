import type { BlockDefinition } from "#contract/blocks/definition.ts";
import { limits } from "#contract/values/limits.ts";

export const galleryBlock = {
  most: limits.sectionsPerEntry,
  texts: [
    { path: "settings.title", kind: "line", max: limits.textLength, part: "title" },
    { path: "settings.images.*.caption", kind: "line", max: limits.textLength, part: "caption" },
  ],
  files: [{ path: "settings.images.*.file", isPicture: true }],
} as const satisfies BlockDefinition;
