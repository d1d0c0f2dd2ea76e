// Links: their titles and addresses.
import { type BlockDefinition, withoutFilesAndHtml } from "#contract/blocks/definition.ts";
import type { BlockOf } from "#contract/blocks/schema.ts";

export const linksBlock: BlockDefinition<BlockOf<"links">> = {
  ...withoutFilesAndHtml,
  texts: ({ links }) => links.map(({ title, en }) => ({ de: title, en: en?.title ?? null })),
  isBlank: ({ links }) => links.length === 0,
};
