// Links: their titles and addresses.
import type { BlockDefinition } from "#contract/blocks/definition.ts";
import type { BlockOf } from "#contract/blocks/schema.ts";

export const linksBlock: BlockDefinition<BlockOf<"links">> = {
  texts: ({ links }) => links.map(({ title, en }) => ({ de: title, en: en?.title ?? null })),
  html: () => "",
  withHtml: (block) => block,
  files: () => [],
  pictures: () => [],
  withoutFiles: (block) => block,
  isBlank: ({ links }) => links.length === 0,
};
