// A quote: its words and its source.
import { type BlockDefinition, withoutFilesAndHtml } from "#contract/blocks/definition.ts";
import type { BlockOf } from "#contract/blocks/schema.ts";

export const quoteBlock: BlockDefinition<BlockOf<"quote">> = {
  ...withoutFilesAndHtml,
  texts: ({ text, source, en }) => [
    { de: text, en: en?.text ?? null },
    { de: source, en: en?.source ?? null },
  ],
  isBlank: ({ text, source }) => text.trim() === "" && source.trim() === "",
};
