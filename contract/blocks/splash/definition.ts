// The buttons of the splash: also without any it is worth storing, because then there are none.
import { buttonTexts } from "#contract/blocks/call-to-action/definition.ts";
import { type BlockDefinition, withoutFilesAndHtml } from "#contract/blocks/definition.ts";
import type { BlockOf } from "#contract/blocks/schema.ts";

export const splashBlock: BlockDefinition<BlockOf<"splash">> = {
  ...withoutFilesAndHtml,
  texts: ({ buttons }) => buttonTexts(buttons),
  isBlank: () => false,
};
