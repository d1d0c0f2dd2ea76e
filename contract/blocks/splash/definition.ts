// The buttons in the large picture of the home page. A splash without buttons shows no default buttons.
import type { BlockDefinition } from "#contract/blocks/definition.ts";
import { buttonLabel } from "#contract/blocks/call-to-action/definition.ts";

export const splashBlock = {
  most: 1,
  texts: [buttonLabel],
  links: ["buttons.*.url"],
  isBlank: () => false,
} as const satisfies BlockDefinition;
