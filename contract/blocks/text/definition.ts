// A text: its HTML, and the pictures beside it.
import type { BlockDefinition } from "#contract/blocks/definition.ts";
import type { BlockOf } from "#contract/blocks/schema.ts";

export const textBlock: BlockDefinition<BlockOf<"text">> = {
  texts: ({ html, en }) => [{ de: html, en: en?.html ?? null }],
  html: ({ html }) => html,
  withHtml: (block, change) => ({
    ...block,
    html: change(block.html),
    ...(block.en && { en: { html: change(block.en.html) } }),
  }),
  files: ({ media }) => media.map((id, index) => ({ field: `media.${index}`, id })),
  withoutFiles: (block, isGone) => ({ ...block, media: block.media.filter((id) => !isGone(id)) }),
  isBlank: ({ html, media }) =>
    media.length === 0 && !html.includes("<img") && html.replace(/<[^>]*>|&nbsp;|\s/gu, "") === "",
};
