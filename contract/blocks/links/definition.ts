// In REST, each entry has exactly one list of links. An empty list there means that the entry has no such block.
import type { BlockDefinition } from "#contract/blocks/definition.ts";
import { limits } from "#contract/values/limits.ts";

export const linksBlock = {
  most: 1,
  texts: [{ path: "links.*.title", kind: "line", max: limits.textLength, part: "link", isRequired: true }],
  links: ["links.*.url"],
  isStorable: ({ links }: { links: readonly object[] }) => links.length > 0,
} as const satisfies BlockDefinition;
