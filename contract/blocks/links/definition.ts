// REST expects exactly one list of links in each entry. REST cannot express an empty list.
import type { BlockDefinition } from "#contract/blocks/definition.ts";
import { limits } from "#contract/values/limits.ts";

export const linksBlock = {
  most: 1,
  texts: [{ path: "links.*.title", kind: "line", max: limits.textLength, part: "link", isRequired: true }],
  links: ["links.*.url"],
  isStorable: ({ links }: { links: readonly object[] }) => links.length > 0,
} as const satisfies BlockDefinition;
