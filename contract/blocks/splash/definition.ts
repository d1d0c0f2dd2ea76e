// The buttons in the large picture of the home page. If a splash has no buttons, no default buttons are shown either.
import type { BlockDefinition } from "#contract/blocks/definition.ts";
import { buttonLabel } from "#contract/blocks/call-to-action/definition.ts";

export const splashBlock = {
  most: 1,
  texts: [buttonLabel],
  links: ["buttons.*.url"],
  isBlank: () => false,
} as const satisfies BlockDefinition;
